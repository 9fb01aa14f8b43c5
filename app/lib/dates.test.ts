import { expect, test } from "vitest";
import * as dates from "./dates.ts";
import {
  addDays,
  addMinutes,
  formatClock,
  formatDate,
  formatDateTime,
  nextShopDay,
  shopMinute,
  shopYear,
} from "./dates.ts";

test.each([
  ["2026-12-31T15:59:59Z", 2026],
  ["2026-12-31T16:00:00Z", 2027],
  ["2026-12-31T23:59:59Z", 2027],
  ["2027-01-01T00:00:00Z", 2027],
])("at %s it is %i in Manila", (at, year) => {
  expect(shopYear(new Date(at))).toBe(year);
});

test.each([
  ["2026-12-31T15:59:59Z", "2026-12-31T16:00:00Z"],
  ["2026-12-31T16:00:00Z", "2027-01-01T16:00:00Z"],
])("after %s the next day in Manila begins at %s", (at, midnight) => {
  expect(nextShopDay(new Date(at))).toEqual(new Date(midnight));
});

test.each([
  ["2026-11-20T15:59:59Z", 24 * 60 - 1],
  ["2026-11-20T16:05:00Z", 5],
])("at %s minute %i of the day begins in Manila", (at, minute) => {
  expect(shopMinute(new Date(at))).toBe(minute);
});

test("a date is the one in Manila, eight hours ahead", () => {
  expect(formatDate("2026-12-31T15:59:59Z")).toBe("Dec 31, 2026");
  expect(formatDate(new Date("2026-12-31T16:00:00Z"))).toBe("Jan 1, 2027");
});

test("a time is the one in Manila", () => {
  expect(formatDateTime("2026-11-21T02:05:00Z").replaceAll("\u202f", " ")).toBe(
    "Nov 21, 2026, 10:05 AM",
  );
});

test("every time of day has twelve hours", () => {
  expect(formatClock(new Date("2026-11-21T07:41:00Z"))).toBe("3:41 PM");
  expect(formatClock(new Date("2026-11-20T16:05:00Z"))).toBe("12:05 AM");
  const afternoon = new Date("2026-11-21T07:41:00Z");
  const { formatDate: day, formatDateTime: both, formatClock: clock, ...others } = dates;
  const formatters = Object.entries(others).filter(([name]) => name.startsWith("format"));
  // Only what is listed here says a time, so that no second clock comes back.
  expect(formatters.map(([name]) => name)).toEqual(["formatDay"]);
  for (const format of [day, both, clock]) expect(format(afternoon)).not.toContain("15:41");
});

test("minutes and days are added over the end of a year, also backwards and in parts", () => {
  const eve = new Date("2026-12-31T23:59:30Z");
  expect(addMinutes(eve, 1)).toEqual(new Date("2027-01-01T00:00:30Z"));
  expect(addMinutes(eve, -0.5)).toEqual(new Date("2026-12-31T23:59:00Z"));
  expect(addDays(eve, 60)).toEqual(new Date("2027-03-01T23:59:30Z"));
  expect(eve).toEqual(new Date("2026-12-31T23:59:30Z"));
});
