import fc from "fast-check";
import { expect, test } from "vitest";
import { KEPT_AWAY, outlivedAway } from "./outlived-away.ts";

const MOST = KEPT_AWAY.days + KEPT_AWAY.weeks + KEPT_AWAY.months;
const nameOf = (at: Date) => `${at.toISOString().slice(0, 10)}-020000-0123abcd`;
const dayBefore = (days: number) => nameOf(new Date(Date.UTC(2026, 10, 30) - days * 86_400_000));

test("of two years of days 7 days stay, then Sundays of 4 weeks, then ends of 12 months", () => {
  const names = Array.from({ length: 730 }, (_, days) => dayBefore(days));
  const gone = outlivedAway(names);
  const days = names.filter((name) => !gone.includes(name)).map((name) => name.slice(2, 10));
  expect(days.join(" ")).toBe(
    "26-11-30 26-11-29 26-11-28 26-11-27 26-11-26 26-11-25 26-11-24 26-11-22 26-11-15 " +
      "26-10-31 26-09-30 26-08-31 26-07-31 26-06-30 26-05-31 26-04-30 26-03-31 26-02-28 " +
      "26-01-31 25-12-31",
  );
});

test("the newest always stays, never too many do, and what stays stays", () => {
  const names = fc
    .uniqueArray(fc.integer({ min: 0, max: 900 }))
    .map((days) => days.toSorted((a, b) => a - b).map(dayBefore));
  fc.assert(
    fc.property(names, (all) => {
      const gone = outlivedAway(all);
      const kept = all.filter((name) => !gone.includes(name));
      expect(kept[0]).toBe(all[0]);
      expect(kept.length).toBeLessThanOrEqual(MOST);
      expect(outlivedAway(kept)).toEqual([]);
    }),
  );
});
