import { formatMoney } from "#app/lib/money.ts";
import { LowStockMail } from "#app/goods/catalog/emails/low-stock.tsx";
import { lowStockMail } from "#app/goods/catalog/texts/mail.ts";
import { NewOrdersMail } from "#app/selling/orders/emails/new-orders.tsx";
import { OrderNewsMail } from "#app/selling/orders/emails/order-news.tsx";
import { newOrderMail } from "#app/selling/orders/texts/mail-new-orders.ts";
import { orderNews } from "#app/selling/orders/texts/mail-news.ts";
import { ProofToStaffMail } from "#app/selling/payments/emails/transfer-mails.tsx";
import { transferMailMessages as transfer } from "#app/selling/payments/texts/mail.ts";
import { PurchaseOrderMail } from "#app/goods/purchasing/emails/purchase-order-mail.tsx";
import { ReturnToStaffMail } from "#app/fulfilment/returns/emails/return-to-staff.tsx";
import { returnToStaff } from "#app/fulfilment/returns/texts/mail-staff.ts";
import { DigestMail } from "#app/running/staff/emails/digest-mail.tsx";
import { digestMail } from "#app/running/staff/texts/mail-digest.ts";
import { TicketToStaffMail } from "#app/reach/support/emails/ticket-to-staff.tsx";
import { ticketMail } from "#app/reach/support/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

/** Mails to the shop's own mailbox and to suppliers. */
export const STAFF_MAILS = {
  "staff-new-orders": {
    name: "New orders",
    when: "An order comes in, or once a day, depending on the settings.",
    samples: (d) =>
      [1, d.count].map((count) => {
        const subject = count === 1 ? newOrderMail.subject([{ orderNumber: d.number }]) : d.words;
        return sampleMail(subject, {}, NewOrdersMail, {
          subject,
          count,
          orders: [{ label: d.number, amount: formatMoney(d.total) }],
          more: 0,
          total: formatMoney(d.total),
          href: `${d.shop}/admin/orders`,
          settingsUrl: `${d.shop}/admin/settings/notification`,
        });
      }),
  },
  "staff-digest": {
    name: "Daily task list",
    when: "At the hour that a staff member chose, if they have open tasks.",
    samples: (d) => {
      const subject = digestMail.subject(d.count);
      const piles = [{ label: d.words, count: String(d.count) }];
      const hrefs = { href: `${d.shop}/admin`, changeHref: `${d.shop}/admin/me` };
      return [sampleMail(subject, {}, DigestMail, { subject, piles, ...hrefs })];
    },
  },
  "staff-flagged": {
    name: "Order needs attention",
    when: "An order needs attention.",
    samples: (d) => {
      const news = orderNews.flagged(d.number, d.words);
      return [
        sampleMail(news.subject, news.values, OrderNewsMail, {
          news,
          href: `${d.shop}/admin/orders/1`,
          firstName: undefined,
          also: undefined,
          lines: undefined,
          footer: orderNews.staffFooter,
        }),
      ];
    },
  },
  "staff-proof": {
    name: "Transfer to check",
    when: "A buyer sends proof of a transfer.",
    samples: (d) => [
      sampleMail(
        transfer.staffSubject(d.number),
        { order_number: d.number, amount: formatMoney(d.total) },
        ProofToStaffMail,
        { orderNumber: d.number, amount: d.total, orderUrl: `${d.shop}/admin/orders/1` },
      ),
    ],
  },
  "staff-ticket": {
    name: "New message",
    when: "Someone contacts the shop.",
    samples: (d) => [
      sampleMail(
        ticketMail.staffSubject(d.ticket),
        { ticket_number: d.ticket, until: d.until },
        TicketToStaffMail,
        { number: d.ticket, due: d.until, href: `${d.shop}/admin/support/1` },
      ),
      sampleMail(
        ticketMail.staffUrgentSubject(d.ticket),
        { ticket_number: d.ticket, until: d.until },
        TicketToStaffMail,
        { number: d.ticket, due: undefined, href: `${d.shop}/admin/support/1` },
      ),
    ],
  },
  "staff-return": {
    name: "New return",
    when: "A buyer requests a return.",
    samples: (d) => [
      sampleMail(
        returnToStaff.subject(d.returnNumber),
        { return_number: d.returnNumber, order_number: d.number },
        ReturnToStaffMail,
        { number: d.returnNumber, orderNumber: d.number, href: `${d.shop}/admin/returns/1` },
      ),
    ],
  },
  "staff-low-stock": {
    name: "Low stock",
    when: "A product falls below a stock limit.",
    samples: (d) => {
      const items = [{ name: d.product, available: d.units, daysLeft: undefined }];
      const href = `${d.shop}/admin/stock`;
      return [sampleMail(lowStockMail.subject(items), {}, LowStockMail, { items, href })];
    },
  },
  "purchase-order": {
    name: "Purchase order",
    when: "Staff send a purchase order to a supplier, in their own words.",
    samples: (d) => [
      sampleMail(d.words, {}, PurchaseOrderMail, {
        title: d.words,
        text: d.address,
        shopUrl: d.shop,
      }),
    ],
  },
} satisfies Record<string, MailEntry>;
