import { expect, test } from "vitest";
import { addDays, addMinutes, formatDate, formatDateTime, shopYear } from "./dates.ts";

test.each([
  ["2026-12-31T15:59:59Z", 2026],
  ["2026-12-31T16:00:00Z", 2027],
  ["2026-12-31T23:59:59Z", 2027],
  ["2027-01-01T00:00:00Z", 2027],
])("at %s it is %i in Manila", (at, year) => {
  expect(shopYear(new Date(at))).toBe(year);
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

test("minutes and days are added over the end of a year, also backwards and in parts", () => {
  const eve = new Date("2026-12-31T23:59:30Z");
  expect(addMinutes(eve, 1)).toEqual(new Date("2027-01-01T00:00:30Z"));
  expect(addMinutes(eve, -0.5)).toEqual(new Date("2026-12-31T23:59:00Z"));
  expect(addDays(eve, 60)).toEqual(new Date("2027-03-01T23:59:30Z"));
  expect(eve).toEqual(new Date("2026-12-31T23:59:30Z"));
});
