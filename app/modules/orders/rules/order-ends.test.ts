import { expect, test } from "vitest";
import { UNCONFIRMED } from "./confirmation.ts";
import { buyerMayCancel, mayRevive } from "./order-ends.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-terms.ts";

const plain = { needsAttention: null, proofWaitingSince: null };

test.each([
  [null, true],
  ["expired", true],
  ["placed_again", true],
  ["by_buyer", false],
  ["by_staff", false],
  ["refused", false],
] as const)("a late payment brings an order that ended %s back: %s", (end, revives) => {
  expect(mayRevive(end)).toBe(revives);
});

test("its buyer can cancel what is neither paid nor packed", () => {
  const can = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) =>
      buyerMayCancel({ status, paymentStatus, ...plain }),
    ).map((paymentStatus) => `${status} ${paymentStatus}`),
  );
  expect(can).toEqual([
    "pending unpaid",
    "pending awaiting_transfer",
    "pending cod_due",
    "confirmed cod_due",
  ]);
});

test.each([
  ["The gateway reported another amount.", false],
  [UNCONFIRMED, true],
])("needing attention (%s), its buyer can cancel: %s", (needsAttention, can) => {
  const order = { ...plain, status: "pending", paymentStatus: "cod_due", needsAttention } as const;
  expect(buyerMayCancel(order)).toBe(can);
});

test("while a proof of its money waits for staff, its buyer asks instead", () => {
  const order = { status: "pending", paymentStatus: "awaiting_transfer", ...plain } as const;
  expect(buyerMayCancel({ ...order, proofWaitingSince: new Date() })).toBe(false);
});
