import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bucketsBeside, bucketsOf, UNITS, unitFor } from "./buckets.ts";
import { countDays, shiftDay } from "./period.ts";

describe("bucketsOf", () => {
  it.each([
    {
      unit: "day" as const,
      from: "2026-02-27",
      to: "2026-03-01",
      cut: ["2026-02-27", "2026-02-28", "2026-03-01"],
    },
    {
      unit: "week" as const,
      from: "2026-11-19",
      to: "2026-11-30",
      cut: ["2026-11-19", "2026-11-23", "2026-11-30"],
    },
    {
      unit: "month" as const,
      from: "2026-01-31",
      to: "2026-03-02",
      cut: ["2026-01-31", "2026-02-01", "2026-03-01"],
    },
  ])("begins a $unit on $cut", ({ unit, from, to, cut }) => {
    expect(bucketsOf({ from, to }, unit).map((bucket) => bucket.from)).toEqual(cut);
  });

  it("puts each day into exactly one", () => {
    const day = fc.integer({ min: 0, max: 5000 }).map((days) => shiftDay("2020-01-01", days));
    const length = fc.integer({ min: 1, max: 800 });
    fc.assert(
      fc.property(day, length, fc.constantFrom(...UNITS), (from, count, unit) => {
        const days = { from, to: shiftDay(from, count - 1) };
        const buckets = bucketsOf(days, unit);
        expect(buckets[0]?.from).toBe(days.from);
        expect(buckets.at(-1)?.to).toBe(days.to);
        buckets.slice(1).forEach((bucket, index) => {
          expect(bucket.from).toBe(shiftDay(buckets[index]?.to ?? "", 1));
        });
        expect(buckets.reduce((sum, bucket) => sum + countDays(bucket), 0)).toBe(count);
      }),
    );
  });
});

describe("bucketsBeside", () => {
  it("are as long, and end where what they stand beside ends", () => {
    const buckets = bucketsOf({ from: "2026-10-26", to: "2026-11-24" }, "month");
    expect(bucketsBeside(buckets, "2026-09-26")).toEqual([
      { from: "2026-09-26", to: "2026-10-01" },
      { from: "2026-10-02", to: "2026-10-25" },
    ]);
  });
});

describe("unitFor", () => {
  it.each([
    { count: 1, unit: "day" },
    { count: 45, unit: "day" },
    { count: 46, unit: "week" },
    { count: 190, unit: "week" },
    { count: 191, unit: "month" },
  ])("draws $count days by $unit", ({ count, unit }) => {
    expect(unitFor({ from: "2026-01-01", to: shiftDay("2026-01-01", count - 1) })).toBe(unit);
  });
});
