import { expect, test } from "vitest";
import { expiresAt } from "./expiry.ts";
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
