import { expect, test } from "vitest";
import { ticketNumber } from "./ticket-number.ts";

test.each([
  [1, "2026-11-21T02:00:00Z", "T-26-000001"],
  [45, "2026-12-31T15:59:59Z", "T-26-000045"],
  [46, "2026-12-31T16:00:00Z", "T-27-000046"],
  [1_234_567, "2026-01-01T00:00:00Z", "T-26-1234567"],
])("%d at %s is %s", (sequence, at, number) => {
  expect(ticketNumber(sequence, new Date(at))).toBe(number);
});
