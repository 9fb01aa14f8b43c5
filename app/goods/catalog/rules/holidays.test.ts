import { expect, test } from "vitest";
import { addDaysTo, isHoliday, isWeekend } from "./holidays.ts";

/** Dates as proclaimed, confirmed by an independent calendar of Philippine holidays. */
test.each([
  ["2026-01-01", true],
  ["2026-02-17", true],
  ["2026-03-20", true],
  ["2026-04-02", true],
  ["2026-04-03", true],
  ["2026-04-04", true],
  ["2026-04-05", true],
  ["2026-04-06", false],
  ["2026-08-31", true],
  ["2026-08-24", false],
  ["2026-11-30", true],
  ["2026-12-24", true],
  ["2026-12-26", false],
  ["2027-03-25", true],
  ["2027-03-28", true],
  ["2027-08-30", true],
  ["2028-04-13", true],
  ["2029-03-30", true],
  ["2029-08-27", true],
  ["2030-04-21", true],
  ["2035-03-22", true],
])("%s is a holiday: %s", (day, holiday) => {
  expect(isHoliday(day)).toBe(holiday);
});

test("a weekend is Saturday and Sunday", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("days are counted over the ends of months and years", () => {
  expect(addDaysTo("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDaysTo("2028-03-01", -1)).toBe("2028-02-29");
});
