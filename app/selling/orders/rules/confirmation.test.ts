import { expect, test } from "vitest";
import { confirmationState, remindAt } from "./confirmation.ts";

test.each([
  ["pending", "cod_due", true, "open"],
  ["pending", "cod_due", false, "open"],
  ["confirmed", "cod_due", false, "confirmed"],
  ["shipped", "cod_due", false, "confirmed"],
  ["delivered", "paid", false, "confirmed"],
  ["pending", "awaiting_transfer", true, "open"],
  ["pending", "awaiting_transfer", false, "confirmed"],
  ["confirmed", "paid", true, "confirmed"],
  ["cancelled", "expired", true, "over"],
  ["cancelled", "unpaid", false, "over"],
  ["refunded", "refunded", false, "over"],
] as const)(
  "a link to an order that is %s, %s (mailbox unproven: %s) is %s",
  (status, paymentStatus, unproven, state) => {
    expect(confirmationState({ status, paymentStatus }, unproven)).toBe(state);
  },
);

test("a reminder comes after a day, or in the middle of a shorter time", () => {
  const placedAt = new Date("2026-11-21T02:00:00Z");
  expect(remindAt(placedAt, null)).toEqual(new Date("2026-11-22T02:00:00Z"));
  expect(remindAt(placedAt, new Date("2026-11-22T02:00:00Z"))).toEqual(
    new Date("2026-11-21T14:00:00Z"),
  );
});
