import { expect, test } from "vitest";
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  holdsMoney,
  isBinding,
  isPaid,
  nearestOrder,
  nextForBuyer,
  openingPaymentStatus,
  paysOnline,
} from "./order-terms.ts";

test("the money has arrived also when some of it went back", () => {
  expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(["paid", "partially_refunded", "refunded"]);
});

test("some of it is still here unless all of it went back", () => {
  expect(PAYMENT_STATUSES.filter(holdsMoney)).toEqual(["paid", "partially_refunded"]);
});

test("an order begins by saying how its money will come", () => {
  expect(PAYMENT_METHODS.map((method) => [method, openingPaymentStatus(method)])).toEqual([
    ["card", "unpaid"],
    ["gcash", "unpaid"],
    ["maya", "unpaid"],
    ["bank", "awaiting_transfer"],
    ["cod", "cod_due"],
  ]);
});

test("what is paid online is what begins unpaid", () => {
  const online = PAYMENT_METHODS.filter(paysOnline);
  expect(online).toEqual(
    PAYMENT_METHODS.filter((method) => openingPaymentStatus(method) === "unpaid"),
  );
});

test.each([
  ["pending", "unpaid", false],
  ["pending", "awaiting_transfer", true],
  ["pending", "cod_due", true],
  ["shipped", "cod_due", true],
  ["cancelled", "cod_due", false],
  ["cancelled", "expired", false],
  ["cancelled", "paid", true],
  ["confirmed", "paid", true],
] as const)("%s and %s is binding: %s", (status, paymentStatus, binding) => {
  expect(isBinding({ status, paymentStatus })).toBe(binding);
});

test.each([
  [["delivered", "pending", "shipped", "confirmed"], 2],
  [["confirmed", "confirmed", "pending"], 0],
  [["pending", "processing"], 1],
  [["cancelled", "pending"], 1],
  [["delivered", "completed", "cancelled", "refunded"], -1],
  [[], -1],
] as const)("of %j its buyer waits for number %i", (statuses, index) => {
  const list = statuses.map((status) => ({ status }));
  expect(nearestOrder(list)).toBe(list[index]);
});

test.each([
  ["pending", "unpaid", "pay"],
  ["pending", "failed", "pay"],
  ["pending", "awaiting_transfer", undefined],
  ["pending", "cod_due", undefined],
  ["processing", "paid", undefined],
  ["delivered", "paid", "again"],
  ["cancelled", "unpaid", "again"],
] as const)("the buyer of an order that is %s and %s is offered to %s", (status, payment, next) => {
  expect(nextForBuyer({ status, paymentStatus: payment })).toBe(next);
});
