import { expect, test } from "vitest";
import { failureOf } from "./checkout-failure.ts";
import { explainRefusal } from "./explain-refusal.ts";

const noCash = { reason: "cash_refused", products: ["Glow"], province: "Sulu" };

test.each([
  [{ reason: "empty_cart" }, 409, "Your cart is empty"],
  [
    { reason: "not_for_sale", products: ["Old", "Older"] },
    409,
    /^Old and Older are no longer sold/,
  ],
  [{ reason: "approval_short", name: "Retatrutide", left: 2 }, 409, /approved 2 of Retatrutide/],
  [
    { reason: "clearance_required", products: ["Retatrutide"] },
    409,
    /^Retatrutide needs a clinician’s approval\./,
  ],
  [{ reason: "supervision_unconfirmed", products: ["NAD+"] }, 422, /NAD\+ under medical supervis/],
  [
    {
      reason: "out_of_stock",
      shortages: [
        { name: "Glow", available: 0 },
        { name: "Klow", available: 2 },
      ],
    },
    409,
    "Glow is out of stock. Only 2 of Klow left.",
  ],
  [{ reason: "total_changed", total: 1_250_000 }, 409, /changed to ₱12,500 since/],
  [{ reason: "too_large" }, 409, /split it/],
  [
    {
      reason: "order_waits",
      kind: "guest_later",
      until: new Date("2026-11-21T03:00:00Z"),
      online: true,
    },
    409,
    /already waiting for payment.* after Nov 21, 2026, 11:00.AM\. Or pay now by card or wallet/,
  ],
  [
    { reason: "too_many_units", kind: "guest_later", most: 5, online: false },
    409,
    "Without an account, we reserve at most 5 units before you pay. Please order fewer. Or sign in.",
  ],
  [
    { reason: "address_full", kind: "guest_later", until: null, online: true },
    409,
    /from your network right now\./,
  ],
  [
    {
      reason: "share_taken",
      kind: "guest_later",
      name: "Glow",
      most: 1,
      online: true,
      isForAccounts: true,
    },
    409,
    /^Sign in to reserve it\. .*only 1 of Glow can be .*Or pay now by card or wallet\.$/,
  ],
  [
    {
      reason: "share_taken",
      kind: "guest_online",
      name: "Glow",
      most: 0,
      online: true,
      isForAccounts: true,
    },
    409,
    /^Sign in to reserve it\. .*no more of Glow can be reserved before payment right now\.$/,
  ],
  [
    {
      reason: "share_taken",
      kind: "guest_later",
      name: "Glow",
      most: 0,
      online: true,
      isForAccounts: false,
    },
    409,
    /^No more of Glow can be/,
  ],
  [
    { reason: "order_waits", kind: "guest_online", until: null, online: true },
    409,
    /already waiting for payment\. Pay or cancel it first\. Or sign in\.$/,
  ],
  [
    { reason: "too_many_units", kind: "new_customer", most: 20, online: true },
    409,
    "Until you’ve paid for your first order, we reserve at most 20 units for you. Please order fewer.",
  ],
  [
    { reason: "too_many_units", kind: "new_customer", most: 0, online: true },
    409,
    /We can’t reserve more for you until you’ve paid for your first order\. Please pay or cancel an order/,
  ],
  [
    { reason: "order_waits", kind: "new_customer", until: null, online: true },
    409,
    /^You have unpaid/,
  ],
  [{ reason: "method_unavailable" }, 422, /no longer available for this order/],
  [{ ...noCash, why: "limit", limit: 2_000_000 }, 422, /only for orders up to ₱20,000\./],
  [
    { ...noCash, why: "area" },
    422,
    /^Couriers don’t collect cash for us in Sulu\. Pay another way, /,
  ],
  [{ ...noCash, why: "area", province: null }, 422, /don’t collect cash for us at this address\./],
  [
    { ...noCash, why: "cold" },
    422,
    /^Glow has to stay cold, so cash on delivery isn’t available\./,
  ],
  [
    { ...noCash, why: "cold_buyer" },
    422,
    /only for buyers who have received and paid for an order/,
  ],
  [
    { ...noCash, why: "cold_way", takes: 5, nearDays: 1 },
    422,
    /a parcel to Sulu takes up to 5 business days\. If a cold parcel takes more than 1 business day, cash/,
  ],
  [{ reason: "gateway_unavailable" }, 503, /Your order is saved/],
] as const)("explains %o", (refusal, status, text) => {
  const explained = explainRefusal(refusal as Parameters<typeof explainRefusal>[0]);
  expect(explained.status).toBe(status);
  expect(explained.text).toMatch(text);
});

test("what a field can mend stands beside that field, the rest above the form", () => {
  const word = explainRefusal({ ok: false, reason: "supervision_unconfirmed", products: ["NAD+"] });
  expect(failureOf(word)).toEqual({ errors: { supervision: word.text } });
  const gone = explainRefusal({ ok: false, reason: "not_for_sale", products: ["Old"] });
  expect(failureOf(gone)).toEqual({ errors: {}, message: gone.text, inCart: true });
  const many = { ok: false, reason: "too_many_units", most: 5, online: true } as const;
  const later = explainRefusal({ ...many, kind: "guest_later" });
  expect(failureOf(later)).toEqual({ errors: { paymentMethod: later.text } });
  const online = explainRefusal({ ...many, kind: "guest_online" });
  expect(failureOf(online)).toEqual({ errors: {}, message: online.text, inCart: true });
});
