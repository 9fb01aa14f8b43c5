import { expect, test } from "vitest";
import { describeEntry } from "./describe-entry.ts";

test.each([
  ["order.placed", { status: "pending" }, null, "Order placed"],
  ["order.status", { status: "shipped" }, null, "Status: Shipped"],
  ["order.status", { status: "cancelled" }, "expired", "Status: Cancelled (its time was over)"],
  ["order.payment", { paymentStatus: "paid" }, "payment", "Payment: Paid (its payment arrived)"],
  ["order.status", { status: "cancelled" }, "asked by phone", "Status: Cancelled (asked by phone)"],
  ["order.flagged", { needsAttention: "Paid twice." }, null, "Needs attention: Paid twice."],
  [
    "order.flagged",
    { needsAttention: "Paid twice." },
    "payment",
    "Needs attention: Paid twice (its payment arrived)",
  ],
  ["order.status", { status: "refunded" }, "refund", "Status: Refunded (by refund)"],
  ["order.resolved", null, "called her", "Resolved: called her"],
  ["refund.requested", { amount: 50_050 }, "too warm", "Refund of ₱500.50 asked for: too warm"],
  ["refund.done", { amount: 50_000 }, null, "Refund of ₱500 done"],
  [
    "refund.failed",
    { amount: 50_000 },
    "not_paid",
    "Refund of ₱500 refused by the gateway: not_paid",
  ],
  ["order.status", { status: "confirmed" }, "by_phone", "Status: Confirmed (confirmed by phone)"],
  ["order.collected", { amount: 590_000 }, null, "Cash collected: ₱5,900"],
  ["order.link_replaced", null, null, "Its link was replaced, and earlier links no longer work"],
  ["order.joined", { customerId: "c1" }, null, "Joined the account of its buyer"],
  [
    "order.referral_refused",
    { refusedWhy: "own_order" },
    null,
    "Earns its affiliate nothing: it is their own order",
  ],
  [
    "order.referral_refused",
    { refusedWhy: "suspended" },
    null,
    "Earns its affiliate nothing: they were suspended when it was paid",
  ],
  ["transfer.proof_sent", { proofId: "p1" }, null, "Proof of the transfer sent"],
  ["transfer.declined", { proofs: 1 }, "Blurred.", "Proof of the transfer declined: Blurred."],
  [
    "transfer.confirmed",
    { received: 920_000, bankReference: "FT 12" },
    null,
    "Transfer confirmed: ₱9,200, FT 12",
  ],
  [
    "transfer.mismatch",
    { received: 910_050, bankReference: "FT 13" },
    null,
    "Transfer of another amount: ₱9,100.50, FT 13",
  ],
  ["order.tracking", { courier: "lbc", number: "LBC-1" }, null, "Tracking: LBC Express, LBC-1"],
  ["order.tracking", { courier: null, number: "1" }, null, "Tracking: 1"],
  [
    "order.tracking",
    { courier: "jnt", number: null },
    "taken_back",
    "Tracking: J&T Express, no number (undone before the buyer was told)",
  ],
  ["order.tagged", { "tag call first": true }, null, "Tag added: call first"],
  ["order.untagged", { "tag vip": false }, null, "Tag removed: vip"],
  ["order.mail_sent_again", { mail: "Your order" }, null, "Email sent again: Your order"],
  ["order.noted", { "note 1": true }, null, "Note written"],
  ["order.note_removed", { "note 1": false }, null, "Note removed"],
  ["order.note_restored", { "note 1": true }, null, "Note put back"],
  ["order.unheard-of", null, null, "order.unheard-of"],
])("%s, %o, %s", (action, after, reason, text) => {
  expect(describeEntry({ action, after, reason })).toBe(text);
});
