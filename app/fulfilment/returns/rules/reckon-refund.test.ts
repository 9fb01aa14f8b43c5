import fc from "fast-check";
import { expect, it, test } from "vitest";
import { reckonRefund, shareOf } from "./reckon-refund.ts";

const plain = { subtotal: 100_000, discountTotal: 0, taxTotal: 0 };

it.each([
  ["one of two", plain, { quantity: 2, total: 100_000, units: 1, settledBefore: 0 }, 50_000],
  ["after a saving", plain, { quantity: 2, total: 90_000, units: 1, settledBefore: 0 }, 45_000],
  ["the first of three", plain, { quantity: 3, total: 100, units: 1, settledBefore: 0 }, 33],
  ["the last of three", plain, { quantity: 3, total: 100, units: 1, settledBefore: 2 }, 34],
  ["nothing", plain, { quantity: 3, total: 100, units: 0, settledBefore: 0 }, 0],
  [
    "half of the goods, with half of the tax",
    { ...plain, taxTotal: 12_000 },
    { quantity: 2, total: 100_000, units: 1, settledBefore: 0 },
    56_000,
  ],
  [
    "goods that a code made free",
    { subtotal: 100, discountTotal: 100, taxTotal: 0 },
    { quantity: 1, total: 0, units: 1, settledBefore: 0 },
    0,
  ],
])("%s", (_, order, line, amount) => {
  expect(reckonRefund(order, [line])).toBe(amount);
});

test("all units, returned in any parts, make the price of their line", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 10_000_000 }), (units, total) => {
      const quantity = units.reduce((sum, count) => sum + count, 0);
      let settledBefore = 0;
      let given = 0;
      for (const count of units) {
        given += shareOf({ quantity, total, units: count, settledBefore });
        settledBefore += count;
      }
      expect(given).toBe(total);
    }),
  );
});
