import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { UNCONFIRMED } from "./confirmation.ts";
import { buyerMayCancel, mayRevive } from "./order-ends.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-terms.ts";

const createdAt = new Date("2026-11-20T05:00:00Z");
const soon = addMinutes(createdAt, 119);
const later = addMinutes(createdAt, 120);
const plain = { needsAttention: null, proofWaitingSince: null, createdAt };

const cancellable = (now: Date) =>
  ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) =>
      buyerMayCancel({ status, paymentStatus, ...plain }, now),
    ).map((paymentStatus) => `${status} ${paymentStatus}`),
  );

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

test("within two hours its buyer can cancel whatever is not being packed", () => {
  const open = ["pending", "confirmed"].flatMap((status) =>
    PAYMENT_STATUSES.map((paymentStatus) => `${status} ${paymentStatus}`),
  );
  expect(cancellable(soon)).toEqual(open);
});

test("later its buyer can cancel what is neither paid nor packed", () => {
  expect(cancellable(later)).toEqual([
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
  expect(buyerMayCancel(order, soon)).toBe(can);
  expect(buyerMayCancel(order, later)).toBe(can);
});

test("while a proof of its money waits for staff, its buyer asks when the two hours are over", () => {
  const order = { status: "pending", paymentStatus: "awaiting_transfer", ...plain } as const;
  const shown = { ...order, proofWaitingSince: createdAt };
  expect(buyerMayCancel(shown, soon)).toBe(true);
  expect(buyerMayCancel(shown, later)).toBe(false);
});
