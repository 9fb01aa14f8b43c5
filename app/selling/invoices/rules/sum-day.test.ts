import fc from "fast-check";
import { expect, test } from "vitest";
import { sumDay } from "./sum-day.ts";

test("the sales of a day make its invoice, without any VAT", () => {
  const totals = fc.array(fc.integer({ min: 1, max: 49_999 }), { minLength: 1 });
  fc.assert(
    fc.property(totals, (amounts) => {
      const whole = amounts.reduce((sum, amount) => sum + amount, 0);
      const day = sumDay(
        amounts.map((total, n) => ({ orderId: `${n}`, orderNumber: `PM-${n}`, total, goods: "" })),
      );
      expect(day.lines.map(({ amount }) => amount)).toEqual(amounts);
      expect([day.total, day.gross, day.exempt, day.vat]).toEqual([whole, whole, whole, 0]);
    }),
  );
});
