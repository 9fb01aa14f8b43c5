import { expect, test } from "vitest";
import { receiptState } from "./receipt-state.ts";

const NONE = { parcelsSent: 0 };

test.each([
  ["pending", "unpaid", null, "waiting"],
  ["pending", "unpaid", "another amount", "attention"],
  ["pending", "awaiting_transfer", null, "transfer"],
  ["pending", "awaiting_transfer", "look at the proof", "attention"],
  ["pending", "cod_due", null, "unconfirmed"],
  ["pending", "cod_due", "not confirmed for two days", "unconfirmed"],
  ["confirmed", "cod_due", null, "cash"],
  ["delivered", "cod_due", "another amount", "attention"],
  ["processing", "cod_due", null, "cash"],
  ["shipped", "cod_due", null, "shipped"],
  ["delivered", "cod_due", null, "delivered"],
  ["confirmed", "paid", null, "paid"],
  ["processing", "paid", null, "paid"],
  ["confirmed", "partially_refunded", null, "paid"],
  ["confirmed", "paid", "paid twice", "attention"],
  ["shipped", "paid", null, "shipped"],
  ["delivered", "paid", null, "delivered"],
  ["completed", "partially_refunded", null, "delivered"],
  ["cancelled", "unpaid", null, "cancelled"],
  ["cancelled", "expired", null, "expired"],
  ["cancelled", "paid", "refund it", "attention"],
  ["cancelled", "refunded", null, "refunded"],
  ["refunded", "refunded", null, "refunded"],
] as const)("%s, %s, %s is %s", (status, paymentStatus, needsAttention, state) => {
  const order = { status, paymentStatus, needsAttention, endedWhy: null, parcelsSent: 0 };
  expect(receiptState({ ...order, paymentMethod: "bank" })).toBe(state);
});

test("an order that left in part is on its way in part, unless a person looks at it", () => {
  const part = { status: "processing", paymentStatus: "paid", parcelsSent: 1 } as const;
  const order = { ...part, paymentMethod: "card", needsAttention: null, endedWhy: null } as const;
  expect(receiptState(order)).toBe("partly_sent");
  expect(receiptState({ ...order, parcelsSent: 0 })).toBe("paid");
  expect(receiptState({ ...order, needsAttention: "Look" })).toBe("attention");
});

test.each([
  ["expired", "expired", "bank", "expired"],
  ["expired", "expired", "cod", "lapsed"],
  ["by_buyer", "unpaid", "bank", "cancelled"],
  ["by_staff", "unpaid", "cod", "cancelled"],
  ["refused", "unpaid", "cod", "returned"],
  ["placed_again", "unpaid", "card", "replaced"],
] as const)(
  "an order that ended %s, %s by %s is %s",
  (endedWhy, paymentStatus, paymentMethod, state) => {
    const ended = { status: "cancelled", paymentStatus, paymentMethod, endedWhy, ...NONE } as const;
    expect(receiptState({ ...ended, needsAttention: null })).toBe(state);
    expect(receiptState({ ...ended, needsAttention: "paid late" })).toBe("attention");
  },
);

test.each([
  ["by_staff", "paid", "repaid"],
  ["by_buyer", "paid", "repaid"],
  ["by_staff", "partially_refunded", "repaid"],
  ["refused", "paid", "repaid"],
  // The payment arrived after the order was over.
  ["expired", "paid", "attention"],
] as const)("one that ended %s and is %s is %s", (endedWhy, paymentStatus, state) => {
  const ended = {
    status: "cancelled",
    paymentStatus,
    paymentMethod: "card",
    endedWhy,
    ...NONE,
  } as const;
  expect(receiptState({ ...ended, needsAttention: "refund it" })).toBe(state);
});
