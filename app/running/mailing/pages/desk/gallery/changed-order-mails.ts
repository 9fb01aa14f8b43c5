import { endNews as ends } from "#app/selling/orders/texts/mail-ends.ts";
import { orderNews as news } from "#app/selling/orders/texts/mail-news.ts";
import { paymentNews as payments } from "#app/selling/orders/texts/mail-payments.ts";
import type { MailEntry } from "./mail-entry.ts";
import { buyerMail } from "./order-sample.ts";
import type { SampleData } from "./sample-data.ts";

const back = (d: SampleData) => ({
  total: d.total,
  back: { amount: d.total - 100, way: "as_paid" as const },
});

/**
 * Mails about orders that change or end, and about payments that the shop could not simply accept.
 */
export const CHANGED_ORDER_MAILS = {
  "order-new-link": buyerMail("New link", "Staff replace the link to an order.", (d) =>
    news.newLink(d.number),
  ),
  "order-changed": buyerMail(
    "Changed by its buyer",
    "A buyer changes what is in an order.",
    (d) => news.changedItems(d.number, back(d)),
    true,
  ),
  "order-changed-by-staff": buyerMail(
    "Changed by staff",
    "Staff change what is in an order.",
    (d) => news.itemsByStaff(d.number, back(d)),
    true,
  ),
  "order-new-address": buyerMail(
    "Address changed by its buyer",
    "A buyer changes where an order goes.",
    (d) => news.changedAddress(d.number, d.address),
  ),
  "order-new-address-by-staff": buyerMail(
    "Address changed by staff",
    "Staff change where an order goes.",
    (d) => news.addressByStaff(d.number, d.address),
  ),
  "order-difference": buyerMail(
    "Difference to pay",
    "Staff prepare a change that costs more.",
    (d) => payments.difference(d.number, { amount: d.total, until: d.until }),
    true,
  ),
  "order-change-lost": buyerMail(
    "Change came too late",
    "A change was paid when it could no longer be made.",
    (d) => payments.changeLost(d.number, d.total),
    true,
  ),
  "order-expired": buyerMail("Not paid in time", "The time to pay an order is over.", (d) =>
    ends.expired(d.number),
  ),
  "order-released": buyerMail(
    "Items no longer reserved",
    "The items of an unpaid order are needed for others.",
    (d) => ends.released(d.number),
  ),
  "order-lapsed": buyerMail("Not confirmed in time", "A cash order was never confirmed.", (d) =>
    ends.lapsed(d.number),
  ),
  "order-cancelled-by-buyer": buyerMail(
    "Cancelled by its buyer",
    "A buyer cancels an order.",
    (d) => [ends.byBuyer(d.number, undefined), ends.byBuyer(d.number, "as_paid")],
    true,
  ),
  "order-cancelled-by-staff": buyerMail(
    "Cancelled by staff",
    "Staff cancel an order.",
    (d) => [
      ends.byStaff(d.number, { note: d.words, repays: "as_paid" }),
      ends.byStaff(d.number, { note: null, repays: undefined }),
    ],
    true,
  ),
  "order-refused": buyerMail(
    "Parcel came back",
    "The courier could not deliver a parcel.",
    (d) => [ends.refused(d.number, undefined), ends.refused(d.number, "as_paid")],
    true,
  ),
  "order-paid-late": buyerMail(
    "Paid too late",
    "A payment arrives when the order has ended and cannot come back.",
    (d) =>
      payments.lateForNothing(d.number, { total: d.total, gone: [d.product], why: "items_gone" }),
  ),
  "order-paid-twice": buyerMail("Paid twice", "Two payments of one order arrive.", (d) =>
    payments.paidTwice(d.number, d.total),
  ),
  "order-mismatch": buyerMail("Payment to be checked", "A payment has another amount.", (d) =>
    payments.mismatch(d.number),
  ),
} satisfies Record<string, MailEntry>;
