import { expect, test } from "vitest";
import {
  byWeek,
  lengthOf,
  placeIn,
  readOn,
  readZoom,
  spanOf,
  stepsFrom,
  weekOf,
  within,
} from "./span.ts";

const on = (...days: string[]) => days.map((day) => ({ day }));
const some = on("2026-10-05", "2026-11-16", "2026-11-21", "2026-11-21", "2026-12-01");

test.each([
  [null, "course"],
  ["", "course"],
  ["year", "course"],
  ["WEEK", "course"],
  ["week", "week"],
  ["day", "day"],
])("the zoom %s is %s", (text, zoom) => expect(readZoom(text)).toBe(zoom));

test.each([
  [null, "2026-11-26"],
  ["", "2026-11-26"],
  ["2026-02-30", "2026-11-26"],
  ["yesterday", "2026-11-26"],
  ["2026-11-21", "2026-11-21"],
])("the day %s is %s", (text, day) => expect(readOn(text, "2026-11-26")).toBe(day));

test.each([
  ["2026-11-22", "2026-11-16"],
  ["2026-11-23", "2026-11-23"],
  ["2026-11-26", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (day, monday) => expect(weekOf(day)).toBe(monday));

test.each([
  ["day", "2026-11-21", { from: "2026-11-21", to: "2026-11-21" }, 1],
  ["week", "2026-11-21", { from: "2026-11-16", to: "2026-11-22" }, 7],
  ["week", "2027-01-01", { from: "2026-12-28", to: "2027-01-03" }, 7],
  ["course", "2026-11-21", { from: "2026-10-05", to: "2026-12-01" }, 58],
] as const)("a %s on %s is %o", (zoom, day, span, length) => {
  expect(spanOf(zoom, day, some)).toEqual(span);
  expect(lengthOf(span)).toBe(length);
});

test("a course without a point is the day that was asked for", () => {
  expect(spanOf("course", "2026-11-21", [])).toEqual({ from: "2026-11-21", to: "2026-11-21" });
});

test.each([
  ["day", "2026-11-21", "2026-11-16", "2026-12-01"],
  ["week", "2026-11-21", "2026-10-05", "2026-12-01"],
  ["week", "2026-10-08", undefined, "2026-11-16"],
  ["day", "2026-12-01", "2026-11-21", undefined],
  ["day", "1990-01-01", undefined, "2026-10-05"],
  ["course", "2026-11-21", undefined, undefined],
] as const)("from a %s on %s it goes on to %s and %s", (zoom, day, earlier, later) => {
  expect(stepsFrom(spanOf(zoom, day, some), some)).toEqual({ earlier, later });
});

test("a span has its first and its last day, and weeks without a point are left out", () => {
  expect(within(some, { from: "2026-11-16", to: "2026-11-21" })).toHaveLength(3);
  expect(byWeek(some).map(({ week, points }) => [week, points.length])).toEqual([
    ["2026-10-05", 1],
    ["2026-11-16", 3],
    ["2026-11-30", 1],
  ]);
});

test.each([
  ["2026-11-16", "2026-11-22", { day: "2026-11-16", at: new Date("2026-11-15T16:00:00Z") }, 0],
  ["2026-11-16", "2026-11-22", { day: "2026-11-19", at: null }, 50],
  ["2026-11-16", "2026-11-22", { day: "2026-11-25", at: null }, 100],
  ["2026-11-16", "2026-11-16", { day: "2026-11-16", at: null }, 0],
  ["2026-11-16", "2026-11-16", { day: "2026-11-16", at: new Date("2026-11-16T10:00:00Z") }, 75],
])("between %s and %s, %o is at %d percent", (from, to, point, place) => {
  expect(placeIn({ from, to }, point)).toBe(place);
});
