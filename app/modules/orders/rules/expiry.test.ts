import { expect, test } from "vitest";
import { expiresAt, isOver } from "./expiry.ts";
import { PAYMENT_METHODS } from "./order-terms.ts";

const placedAt = new Date("2026-11-21T02:00:00Z");

test("online there is half an hour, a transfer has two days, and cash is never late", () => {
  const times = PAYMENT_METHODS.map((method) => [
    method,
    expiresAt(method, placedAt)?.toISOString() ?? null,
  ]);
  expect(Object.fromEntries(times)).toEqual({
    card: "2026-11-21T02:30:00.000Z",
    gcash: "2026-11-21T02:30:00.000Z",
    maya: "2026-11-21T02:30:00.000Z",
    bank: "2026-11-23T02:00:00.000Z",
    cod: null,
  });
});

test.each([
  ["2026-11-21T01:58:59Z", false],
  ["2026-11-21T01:59:00Z", true],
  ["2026-11-21T02:00:00Z", true],
])("at %s a time to pay that ends at two is over: %s", (now, over) => {
  expect(isOver(placedAt, new Date(now))).toBe(over);
});

test("without an end there is none", () => {
  expect(isOver(null, new Date("2100-01-01"))).toBe(false);
});
