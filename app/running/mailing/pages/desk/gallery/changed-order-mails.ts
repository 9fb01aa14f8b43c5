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
  "order-new-link": buyerMail("New order link", "Staff replace an order’s link.", (d) =>
    news.newLink(d.number),
  ),
  "order-changed": buyerMail(
    "Changed by the buyer",
    "A buyer changes the items in an order.",
    (d) => news.changedItems(d.number, back(d)),
    true,
  ),
  "order-changed-by-staff": buyerMail(
    "Changed by staff",
    "Staff change the items in an order.",
    (d) => news.itemsByStaff(d.number, back(d)),
    true,
  ),
  "order-new-address": buyerMail(
    "Address changed by the buyer",
    "A buyer changes an order’s address.",
    (d) => news.changedAddress(d.number, d.address),
  ),
  "order-new-address-by-staff": buyerMail(
    "Address changed by staff",
    "Staff change an order’s address.",
    (d) => news.addressByStaff(d.number, d.address),
  ),
  "order-difference": buyerMail(
    "Extra payment needed",
    "Staff prepare a change that costs more.",
    (d) => payments.difference(d.number, { amount: d.total, until: d.until }),
    true,
  ),
  "order-change-lost": buyerMail(
    "Change came too late",
    "A buyer pays for a change after it’s no longer possible.",
    (d) => payments.changeLost(d.number, d.total),
    true,
  ),
  "order-expired": buyerMail("Not paid in time", "The time to pay for an order runs out.", (d) =>
    ends.expired(d.number),
  ),
  "order-released": buyerMail(
    "Hold released",
    "The items held for an unpaid order are released to other buyers.",
    (d) => ends.released(d.number),
  ),
  "order-lapsed": buyerMail("Not confirmed in time", "A cash order isn’t confirmed in time.", (d) =>
    ends.lapsed(d.number),
  ),
  "order-cancelled-by-buyer": buyerMail(
    "Canceled by the buyer",
    "A buyer cancels an order.",
    (d) => [ends.byBuyer(d.number, undefined), ends.byBuyer(d.number, "as_paid")],
    true,
  ),
  "order-cancelled-by-staff": buyerMail(
    "Canceled by staff",
    "Staff cancel an order.",
    (d) => [
      ends.byStaff(d.number, { note: d.words, repays: "as_paid" }),
      ends.byStaff(d.number, { note: null, repays: undefined }),
    ],
    true,
  ),
  "order-refused": buyerMail(
    "Parcel returned",
    "The courier couldn’t deliver a parcel.",
    (d) => [ends.refused(d.number, undefined), ends.refused(d.number, "as_paid")],
    true,
  ),
  "order-paid-late": buyerMail(
    "Paid too late",
    "A payment arrives for an order that has ended and can’t be reopened.",
    (d) =>
      payments.lateForNothing(d.number, { total: d.total, gone: [d.product], why: "items_gone" }),
  ),
  "order-paid-twice": buyerMail("Paid twice", "Two payments arrive for one order.", (d) =>
    payments.paidTwice(d.number, d.total),
  ),
  "order-mismatch": buyerMail("Payment needs a check", "A payment has the wrong amount.", (d) =>
    payments.mismatch(d.number),
  ),
} satisfies Record<string, MailEntry>;
