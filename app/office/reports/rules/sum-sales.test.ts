import fc from "fast-check";
import { expect, it } from "vitest";
import { bucketsOf, UNITS } from "#app/lib/report/buckets.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { PAYMENT_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { salesByMethod, salesWithin, sumSales, type SalesRow } from "./sum-sales.ts";

const FIRST = "2026-08-30";
const DAYS = { from: FIRST, to: shiftDay(FIRST, 99) };

const amount = fc.integer({ min: 0, max: 9_000_000 });
const row: fc.Arbitrary<SalesRow> = fc.record({
  day: fc.integer({ min: 0, max: 99 }).map((days) => shiftDay(FIRST, days)),
  method: fc.constantFrom(...PAYMENT_METHODS),
  orders: fc.integer({ min: 0, max: 500 }),
  paid: amount,
  refunded: amount,
});

const parts = ["orders", "paid", "refunded", "revenue"] as const;

it("adds up to the same by day, week, month and method", () => {
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(...UNITS), (rows, unit) => {
      const whole = sumSales(rows);
      const bars = bucketsOf(DAYS, unit).map((bucket) => salesWithin(rows, bucket));
      for (const part of parts) {
        const add = (list: readonly { [P in typeof part]: number }[]) =>
          list.reduce((sum, one) => sum + one[part], 0);
        expect(add(bars)).toBe(whole[part]);
        expect(add(salesByMethod(rows))).toBe(whole[part]);
      }
    }),
  );
});

it.each([
  { orders: 3, paid: 1_000_000, refunded: 250_000, revenue: 750_000, average: 333_333 },
  { orders: 0, paid: 0, refunded: 40_000, revenue: -40_000, average: 0 },
])("of $orders orders, $paid paid and $refunded refunded, $revenue is revenue", (sales) => {
  expect(sumSales([{ day: FIRST, ...sales }])).toEqual(sales);
});
