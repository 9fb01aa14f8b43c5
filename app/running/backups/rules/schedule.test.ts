import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { isDue, isOverdue, readFrequency } from "./schedule.ts";

const last = new Date("2026-11-21T02:00:00Z");

test.each([
  ["daily", 1],
  ["weekly", 7],
  ["monthly", 30],
] as const)(
  "a %s backup is due after %d days, and overdue after half as many more",
  (one, days) => {
    const next = addDays(last, days);
    expect(isDue(one, last, addMinutes(next, -31))).toBe(false);
    expect(isDue(one, last, addMinutes(next, -1))).toBe(true);
    expect(isOverdue(one, last, addDays(last, days * 1.5))).toBe(false);
    expect(isOverdue(one, last, addMinutes(addDays(last, days * 1.5), 1))).toBe(true);
  },
);

test("a shop without a backup needs one", () => {
  expect(isDue("monthly", undefined, last)).toBe(true);
  expect(isOverdue("monthly", undefined, last)).toBe(true);
});

test.each([
  ["weekly", "weekly"],
  ["hourly", "daily"],
  ["", "daily"],
])("%j is read as %s", (stored, read) => {
  expect(readFrequency(stored)).toBe(read);
});
