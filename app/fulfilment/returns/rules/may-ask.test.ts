import { addDays } from "#app/lib/dates.ts";
import { expect, it, test } from "vitest";
import { ORDER_STATUSES } from "#app/selling/orders/rules/order-terms.ts";
import { mayAsk, RETURN_DAYS } from "./may-ask.ts";

const shippedAt = new Date("2026-11-01T02:00:00Z");
const created = { parcelsSent: 0, createdAt: new Date("2026-10-30T02:00:00Z") };

it.each([
  ["pending", "not_sent"],
  ["confirmed", "not_sent"],
  ["processing", "not_sent"],
  ["shipped", undefined],
  ["delivered", undefined],
  ["completed", undefined],
  ["cancelled", "ended"],
  ["refunded", "ended"],
] as const)("of a %s order: %s", (status, problem) => {
  const asked = mayAsk({ ...created, status, shippedAt }, "buyer", shippedAt);
  expect(asked.ok ? undefined : asked.reason).toBe(problem);
});

test("what has left of an order can come back before the rest has, and after it was paid back", () => {
  const part = { ...created, parcelsSent: 1, shippedAt };
  expect(mayAsk({ ...part, status: "processing" }, "buyer", shippedAt).ok).toBe(true);
  const paidBack = { ...part, status: "refunded" } as const;
  expect(mayAsk(paidBack, "courier", shippedAt).ok).toBe(true);
  expect(mayAsk(paidBack, "buyer", shippedAt)).toMatchObject({ reason: "ended" });
  expect(mayAsk({ ...paidBack, parcelsSent: 0 }, "courier", shippedAt).ok).toBe(false);
});

test("every status is decided above", () => {
  expect(ORDER_STATUSES).toHaveLength(8);
});

it.each([
  ["buyer", RETURN_DAYS - 1, true],
  ["buyer", RETURN_DAYS, false],
  ["staff", RETURN_DAYS + 300, true],
  ["courier", RETURN_DAYS + 300, true],
] as const)("%s, %i days after it left: %s", (by, days, isOk) => {
  const order = { ...created, status: "delivered", shippedAt } as const;
  expect(mayAsk(order, by, addDays(shippedAt, days)).ok).toBe(isOk);
});

test("an order from before shipping was noted counts from when it was placed", () => {
  const order = { ...created, status: "delivered", shippedAt: null } as const;
  expect(mayAsk(order, "buyer", addDays(created.createdAt, RETURN_DAYS)).ok).toBe(false);
});
