import { WebhookOffMail } from "#app/office/webhooks/emails/webhook-off.tsx";
import { webhookMail } from "#app/office/webhooks/texts/mail.ts";
import { BackupOverdueMail } from "#app/running/backups/emails/backup-overdue.tsx";
import { backupMail } from "#app/running/backups/texts/mail.ts";
import { BooksBrokenMail } from "#app/running/books/emails/books-broken.tsx";
import { booksMail } from "#app/running/books/texts/mail.ts";
import { LowStockMail } from "#app/goods/catalog/emails/low-stock.tsx";
import { PriceFellMail } from "#app/goods/catalog/emails/price-fell.tsx";
import { StockBackMail } from "#app/goods/catalog/emails/stock-back.tsx";
import { AccountMail } from "#app/people/customers/emails/account-mail.tsx";
import { accountMail as account, type AccountWords } from "#app/people/customers/texts/mail.ts";
import { endNews as ends } from "#app/selling/orders/texts/mail-ends.ts";
import { parcelLinkMessages } from "#app/selling/orders/texts/shopper-parcel-links.ts";
import { orderNews as news } from "#app/selling/orders/texts/mail-news.ts";
import { paymentNews as payments } from "#app/selling/orders/texts/mail-payments.ts";
import { NewOrdersMail } from "#app/selling/orders/emails/new-orders.tsx";
import { newOrderMail } from "#app/selling/orders/texts/mail-new-orders.ts";
import {
  LINK_FOOTER,
  leavesText,
  orderMail,
  usualTimes,
  type OrderNews,
} from "#app/selling/orders/texts/mail.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";
import { OrderLinkMail } from "#app/selling/orders/emails/order-link.tsx";
import { OrderNewsMail } from "#app/selling/orders/emails/order-news.tsx";
import { OrderPaidMail } from "#app/selling/orders/emails/order-paid.tsx";
import { OrderPlacedMail } from "#app/selling/orders/emails/order-placed.tsx";
import {
  ProofDeclinedMail,
  ProofReceivedMail,
  TransferReminderMail,
  ProofToStaffMail,
} from "#app/selling/payments/emails/transfer-mails.tsx";
import { answerNews } from "#app/reach/reviews/texts/mail.ts";
import { PurchaseOrderMail } from "#app/goods/purchasing/emails/purchase-order-mail.tsx";
import { letterText } from "#app/goods/purchasing/texts/mail.ts";
import { FactorMail } from "#app/running/security/emails/factor-mail.tsx";
import { FACTOR_NEWS, factorMail } from "#app/running/security/texts/mail.ts";
import {
  SecurityNewsMail,
  type SecurityNewsProps,
} from "#app/running/staff/emails/security-news.tsx";
import { StaffMail } from "#app/running/staff/emails/staff-mail.tsx";
import { ReturnToStaffMail } from "#app/fulfilment/returns/emails/return-to-staff.tsx";
import { returnToStaff } from "#app/fulfilment/returns/texts/mail-staff.ts";
import { securityMessages, staffMail, type StaffWords } from "#app/running/staff/texts/mail.ts";
import { AUTOMATION_SAMPLES } from "./automation-samples.ts";
import { AFFILIATE_SAMPLES } from "./affiliate-samples.ts";
import { CARE_SAMPLES } from "./care-samples.ts";
import { ERASURE_SAMPLES } from "./erasure-samples.ts";
import { MONEY_SAMPLES } from "./money-samples.ts";
import { CHANGE_NEWS } from "./change-samples.ts";
import { NEWS_SAMPLES } from "./news-samples.ts";
import { DIGEST_SAMPLE } from "./digest-sample.ts";
import { RETURN_NEWS } from "./return-samples.ts";
import { sample, type MailSample } from "./mail-sample.ts";
import { TICKET_SAMPLES } from "./ticket-samples.ts";

const shop = "http://127.0.0.1:3000";
const number = "PM-26-000123";
const receiptUrl = `${shop}/order/${"a1B2c3D4".repeat(5)}`;
const to = { firstName: "Maria", orderNumber: number, receiptUrl };
const total = 1_925_000;
const STORAGE = ["How to store Retatrutide: Keep the vial at 2–8 °C."];
const expiresAt = "2026-11-24T02:05:00Z";
const bought = {
  items: [
    { productName: "Tirzepatide 10 mg, box of four vials", quantity: 1, total: 1_250_000 },
    { productName: "GHK-Cu", quantity: 1, total: 675_000 },
  ],
  saved: null,
  statutory: null,
  coldPack: null as number | null,
  credit: 0,
  total,
};
const placed = {
  ...to,
  ...bought,
  address: "12 Mango Avenue, Brgy. Camputhaw, 6000 Cebu City, Cebu",
  expiresAt,
  transfer: undefined,
  replaces: [],
  when: orderMail.placed.paidOn("Thu, Nov 26", "Tue, Dec 1", "Wed, Dec 2 to Thu, Dec 3"),
  keepUrl: undefined,
};
const ofRole = { who: "ana@example.com", role: "Support", by: "owner@example.com" };
const transfer = {
  bank: "A bank",
  name: "Project: Me",
  number: "0000 0000 0000",
  instructions: "Transfers made on a Sunday arrive on Monday.",
};

const newOrdersMail = {
  subject: "5 new orders",
  count: 5,
  orders: [
    { label: "PM-26-000123, Bank transfer", amount: "₱19,250" },
    { label: "PM-26-000124, GCash", amount: "₱6,750" },
  ],
  more: 0,
  total: "₱40,000",
  href: `${shop}/admin/orders`,
  settingsUrl: `${shop}/admin/settings/notification`,
};

const shipment = { courier: "lbc", number: "LBC-0001", url: null } as const;
const TIMES = { ships: [1, 2], travels: [3, 5] } as const;

/** Every template with every text it can carry; `mails.test.ts` counts the templates. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  sample("backup overdue", backupMail.subject, BackupOverdueMail, {
    lastAt: "Nov 22, 2026, 3:25 AM",
    href: `${shop}/admin/settings/backup`,
  }),
  sample("no backup proven", backupMail.subject, BackupOverdueMail, {
    lastAt: null,
    href: `${shop}/admin/settings/backup`,
  }),
  sample("books do not add up", booksMail.subject, BooksBrokenMail, {
    problems: ["I1: BPC-5 has 10 on hand, its movements say 9"],
    href: `${shop}/admin`,
  }),
  sample("books with many problems", booksMail.subject, BooksBrokenMail, {
    problems: Array.from({ length: 12 }, (_, line) => `I2: order PM-26-0001${line} has no lines`),
    href: `${shop}/admin`,
  }),
  sample("purchase order", "Purchase order PO-26-000012 from Project: Me", PurchaseOrderMail, {
    title: letterText.subject("PO-26-000012", "Project: Me"),
    text: letterText.text("Ana", "Dec 8, 2026"),
    shopUrl: shop,
  }),
  sample("placed", "We received your order", OrderPlacedMail, placed),
  sample("placed, to be transferred", "We received your order", OrderPlacedMail, {
    ...placed,
    transfer,
    replaces: ["PM-26-000121", "PM-26-000122"],
  }),
  sample("placed, to be kept", "We received your order", OrderPlacedMail, {
    ...placed,
    transfer,
    keepUrl: `${shop}/confirm-order/${"a1B2c3D4".repeat(5)}`,
  }),
  sample("paid, with a code", "Thank you, we received your payment", OrderPaidMail, {
    ...placed,
    saved: { code: "WELCOME10", amount: 192_500 },
    coldPack: 15_000,
    credit: 20_000,
    late: true,
    when: `${leavesText("Tue, Dec 1", "Wed, Dec 2 to Thu, Dec 3")} ${coldWaits.over_weekend}`,
  }),
  sample("link to an order", "Your order link", OrderLinkMail, to),
  told("keep", news.keep(number)),
  told("released", ends.released(number)),
  told("lapsed", ends.lapsed(number)),
  told("a new link", news.newLink(number)),
  told("made by staff", news.madeForYou(number, { total, until: "Nov 24, 2026, 10:05 AM" }), true),
  told("confirm", news.confirm(number, total), true),
  told("remind", news.remind(number, total)),
  told("confirmed", news.confirmed(number, total, usualTimes(TIMES)), true),
  told("shipped", news.shipped(number, { shipment, cash: total, storage: STORAGE })),
  told("tracking corrected", news.tracking(number, shipment)),
  told("tracking taken out", news.tracking(number, { ...shipment, number: null })),
  told("delivered", news.delivered(number, STORAGE)),
  told("expired", ends.expired(number)),
  told("cancelled by its buyer", ends.byBuyer(number, undefined)),
  told("cancelled by its buyer, who had paid", ends.byBuyer(number, "as_paid")),
  ...CHANGE_NEWS.map(([name, own, withLines]) => told(name, own, withLines)),
  told("cancelled by staff", ends.byStaff(number, { note: "We ran out.", repays: "by_transfer" })),
  told("late", payments.lateForNothing(number, { total, gone: ["GHK-Cu"], why: "items_gone" })),
  told("paid twice", payments.paidTwice(number, total)),
  told("mismatch", payments.mismatch(number)),
  told("collected", payments.collected(number, total), true),
  told("flagged, to staff", news.flagged(number, "Paid twice. Refund one of the payments.")),
  sample("new order, to staff", newOrderMail.titleOf(1), NewOrdersMail, {
    ...newOrdersMail,
    subject: "New order PM-26-000123",
    count: 1,
    orders: newOrdersMail.orders.slice(0, 1),
  }),
  sample("new orders of a day, to staff", newOrderMail.titleOf(2), NewOrdersMail, {
    ...newOrdersMail,
    more: 3,
  }),
  ...MONEY_SAMPLES,
  ...CARE_SAMPLES,
  ...AFFILIATE_SAMPLES,
  ...AUTOMATION_SAMPLES,
  ...ERASURE_SAMPLES,
  DIGEST_SAMPLE,
  ...RETURN_NEWS.map(([name, news]) => told(name, news)),
  told("review answered", answerNews("GHK-Cu", "Thank you. Keep it in the fridge.")),
  sample("proof received", "We have your proof", ProofReceivedMail, to),
  sample("proof declined", "We couldn’t accept your proof", ProofDeclinedMail, {
    ...to,
    reason: "We can’t read the picture.",
    expiresAt,
  }),
  sample("proof, to staff", "A proof is waiting to be checked", ProofToStaffMail, {
    orderNumber: number,
    amount: total,
    orderUrl: `${shop}/admin/orders/1`,
  }),
  sample("transfer reminder", "Your items are reserved for one more day", TransferReminderMail, {
    ...to,
    expiresAt,
  }),
  sample("low stock", "Stock is running low", LowStockMail, {
    items: [
      { name: "Tirzepatide 10 mg, box of four vials", available: 0, daysLeft: 0 },
      { name: "GHK-Cu", available: 3, daysLeft: undefined },
      { name: "Klow, 80 mg vial", available: 24, daysLeft: 6 },
    ],
    href: `${shop}/admin/stock`,
  }),
  sample("back in stock", "GHK-Cu is back in stock", StockBackMail, {
    name: "GHK-Cu",
    href: `${shop}/product/ghk-cu`,
    stopHref: `${shop}/stop-notices/${"a1B2c3D4".repeat(5)}`,
  }),
  sample("costs less", "GHK-Cu costs less now", PriceFellMail, {
    name: "GHK-Cu",
    before: 675_000,
    now: 600_000,
    href: `${shop}/product/ghk-cu`,
    stopHref: `${shop}/stop-notices/${"a1B2c3D4".repeat(5)}`,
  }),
  ...NEWS_SAMPLES,
  ...TICKET_SAMPLES,
  sample("return, to staff", returnToStaff.subject("RT-26-000012"), ReturnToStaffMail, {
    number: "RT-26-000012",
    orderNumber: number,
    href: `${shop}/admin/returns/1`,
  }),
  sample("webhook off", webhookMail.subject, WebhookOffMail, {
    text: webhookMail.failing("hooks.example.com"),
    href: `${shop}/admin/settings/integrations/webhooks/1`,
  }),
  ...FACTOR_NEWS.map((kind) => {
    const words = factorMail.news[kind];
    const props = { words, href: `${shop}/portal/security` };
    return sample(`sign-in ${kind}`, words.subject, FactorMail, props);
  }),
  ...Object.values(account)
    .filter((words) => typeof words !== "string")
    .map(aboutAccount),
  ...(["new_device", "guessed", "access_requested", "orders_exported"] as const).map((news) =>
    toOwner(securityMessages[news]({ who: "ana@example.com" })),
  ),
  toOwner(securityMessages.role_granted(ofRole)),
  toOwner(securityMessages.role_taken(ofRole)),
  toOwner(securityMessages.second_step_removed(ofRole)),
  toStaff("invited", staffMail.invited("Support")),
  toStaff("approved", staffMail.approved("Support")),
  toStaff("declined", staffMail.declined),
  toOwner(securityMessages.exported({ who: "ana@example.com", customers: 1_250 })),
];

function told(name: string, told: OrderNews, withLines = false): MailSample {
  return sample(name, told.title, OrderNewsMail, {
    news: told,
    href: receiptUrl,
    firstName: name.endsWith("to staff") ? undefined : "Maria",
    also: name === "shipped" ? { label: news.follow, href: receiptUrl } : undefined,
    check:
      name === "shipped"
        ? { label: parcelLinkMessages.fromMail, href: `${shop}/parcel` }
        : undefined,
    lines: withLines ? bought : undefined,
    footer: LINK_FOOTER,
  });
}

function toOwner({ subject, ...words }: Pick<SecurityNewsProps, "subject" | "text" | "advice">) {
  const props = { subject, ...words, href: `${shop}/admin` };
  return sample(subject, subject, SecurityNewsMail, props);
}

function toStaff(name: string, words: StaffWords): MailSample {
  return sample(`staff ${name}`, words.subject, StaffMail, {
    words,
    href: `${shop}/admin-auth/${"a1B2c3D4".repeat(5)}`,
  });
}

function aboutAccount(words: AccountWords): MailSample {
  const href = `${shop}/reset-password`;
  return sample(words.subject, words.subject, AccountMail, { words, href });
}
