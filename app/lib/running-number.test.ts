import { expect, test } from "vitest";
import { runningNumber, sixDigits, yearPrefix } from "./running-number.ts";

test.each([
  ["PM", 1, "2026-11-21T02:00:00Z", "PM-26-000001"],
  ["PM", 123, "2026-11-21T02:00:00Z", "PM-26-000123"],
  ["PM", 1_234_567, "2026-11-21T02:00:00Z", "PM-26-1234567"],
  ["PM", 1, "2026-12-31T15:59:59Z", "PM-26-000001"],
  ["PM", 1, "2026-12-31T16:00:00Z", "PM-27-000001"],
  ["T", 1, "2026-11-21T02:00:00Z", "T-26-000001"],
  ["T", 45, "2026-12-31T15:59:59Z", "T-26-000045"],
  ["T", 46, "2026-12-31T16:00:00Z", "T-27-000046"],
  ["T", 1_234_567, "2026-01-01T00:00:00Z", "T-26-1234567"],
  ["PO", 12, "2026-11-21T02:00:00Z", "PO-26-000012"],
  ["PO", 12, "2026-12-31T16:00:00Z", "PO-27-000012"],
  ["C", 45, "2026-12-31T16:00:00Z", "C-27-000045"],
  ["AP", 12, "2026-12-31T16:00:00Z", "AP-27-000012"],
])("number %s %d at %s is %s", (letters, sequence, at, number) => {
  expect(runningNumber(letters, sequence, new Date(at))).toBe(number);
  expect(number).toBe(yearPrefix(letters, new Date(at)) + sixDigits(sequence));
});
