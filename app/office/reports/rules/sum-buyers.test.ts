import fc from "fast-check";
import { expect, it } from "vitest";
import { bucketsOf, UNITS } from "#app/lib/report/buckets.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { buyersWithin, sumBuyers, type BuyersRow } from "./sum-buyers.ts";

const FIRST = "2026-08-30";
const DAYS = { from: FIRST, to: shiftDay(FIRST, 99) };

const row: fc.Arbitrary<BuyersRow> = fc.record({
  day: fc.integer({ min: 0, max: 99 }).map((days) => shiftDay(FIRST, days)),
  new: fc.nat(50),
  returning: fc.nat(50),
  again: fc.nat(50),
  orders: fc.nat(200),
});

it("adds up to the same by day, week and month", () => {
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(...UNITS), (rows, unit) => {
      const whole = sumBuyers(rows);
      const parts = bucketsOf(DAYS, unit).map((bucket) => buyersWithin(rows, bucket));
      for (const part of ["new", "returning", "buyers", "orders"] as const) {
        expect(parts.reduce((sum, one) => sum + one[part], 0)).toBe(whole[part]);
      }
      expect(whole.new + whole.returning).toBe(whole.buyers);
    }),
  );
});

it.each([
  { rows: [{ new: 3, returning: 1, again: 2, orders: 6 }], repeatRate: 50, ordersEach: 1.5 },
  { rows: [], repeatRate: undefined, ordersEach: undefined },
])("of $rows the repeat rate is $repeatRate", ({ rows, ...expected }) => {
  expect(sumBuyers(rows.map((one) => ({ day: FIRST, ...one })))).toMatchObject(expected);
});
