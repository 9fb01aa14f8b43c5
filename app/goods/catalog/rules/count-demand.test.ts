import { expect, test } from "vitest";
import { countDemand, type DayOfStock } from "./count-demand.ts";

const today = "2026-11-21";
const came = (day: string, units: number): DayOfStock => ({
  day,
  sold: 0,
  change: units,
  gained: true,
});
const sold = (day: string, units: number): DayOfStock => ({
  day,
  sold: units,
  change: -units,
  gained: false,
});

test("days without stock are left out", () => {
  const moved = [came("2026-11-01", 10), sold("2026-11-02", 4), sold("2026-11-05", 6)];
  // It could be bought on November 1 to 5 and is sold out since.
  expect(countDemand(0, today, moved)).toMatchObject({ sold: 10, days: 5 });
});

test("a day counts on which it came in and was sold at once", () => {
  const moved = [{ day: "2026-11-10", sold: 3, change: 0, gained: true }];
  expect(countDemand(0, today, moved)).toMatchObject({ sold: 3, days: 1 });
});

test("today is not over and counts for nothing", () => {
  const moved = [came("2026-06-01", 30), sold(today, 30)];
  expect(countDemand(0, today, moved)).toMatchObject({ sold: 0, days: 28 });
});

test("the last 28 days count, and weeks go back twelve", () => {
  const moved = [
    came("2026-06-01", 90),
    sold("2026-08-29", 1),
    sold("2026-10-23", 2),
    sold("2026-10-24", 4),
    sold("2026-11-20", 8),
  ];
  const counted = countDemand(75, today, moved);
  expect(counted).toMatchObject({ sold: 12, days: 28 });
  expect(counted.weeks).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 4, 0, 0, 8]);
});

test("an order that was cancelled later sold nothing", () => {
  const back = { day: "2026-11-19", sold: -5, change: 5, gained: true };
  const counted = countDemand(5, today, [came("2026-06-01", 5), sold("2026-11-03", 5), back]);
  expect(counted).toMatchObject({ sold: 0, days: 13 });
});
