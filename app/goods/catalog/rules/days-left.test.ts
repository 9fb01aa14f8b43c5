import fc from "fast-check";
import { expect, test } from "vitest";
import { daysLeft, soldPerDay, withToday } from "./days-left.ts";

test.each([
  { available: 20, sold: 28, days: 28, left: 20 },
  { available: 20, sold: 28, days: 14, left: 10 },
  { available: 5, sold: 3, days: 28, left: 46 },
  { available: 0, sold: 0, days: 0, left: 0 },
  { available: 3, sold: 0, days: 28, left: undefined },
])("$available left, $sold sold on $days days: $left days", ({ available, left, ...demand }) => {
  expect(daysLeft(available, demand)).toBe(left);
});

test("what lasts is never more than what is there", () => {
  const units = fc.integer({ min: 1, max: 100_000 });
  const onDays = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(units, units, onDays, (available, sold, days) => {
      const left = daysLeft(available, { sold, days }) ?? 0;
      const perDay = soldPerDay({ sold, days });
      expect(left * perDay).toBeLessThanOrEqual(available + 1e-6);
      expect((left + 1) * perDay).toBeGreaterThan(available - 1e-6);
    }),
  );
});

test("today counts as a day from its first sale on", () => {
  expect(withToday({ sold: 0, days: 0 }, 6)).toEqual({ sold: 6, days: 1 });
  expect(withToday({ sold: 3, days: 28 }, 0)).toEqual({ sold: 3, days: 28 });
});
