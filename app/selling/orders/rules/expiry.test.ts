import { expect, test } from "vitest";
import { expiresAt, guestExpiresAt, isOver } from "./expiry.ts";
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

test("a guest has less time for each of them", () => {
  const times = { guest_transfer_minutes: 60, guest_online_minutes: 15, guest_cash_hours: 24 };
  const until = PAYMENT_METHODS.map((method) => [
    method,
    guestExpiresAt(method, placedAt, times).toISOString(),
  ]);
  expect(Object.fromEntries(until)).toEqual({
    card: "2026-11-21T02:15:00.000Z",
    gcash: "2026-11-21T02:15:00.000Z",
    maya: "2026-11-21T02:15:00.000Z",
    bank: "2026-11-21T03:00:00.000Z",
    cod: "2026-11-22T02:00:00.000Z",
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
