import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { ageOf, cashByCarrier, CASH_AGES } from "./cash-out.ts";

const now = new Date("2026-11-27T02:00:00Z");

test.each([
  [null, "on_the_way"],
  [now, "in_time"],
  [addMinutes(addDays(now, -14), 1), "in_time"],
  [addDays(now, -14), "late"],
  [addMinutes(addDays(now, -28), 1), "late"],
  [addDays(now, -28), "very_late"],
])("cash of a parcel delivered at %s is %s", (deliveredAt, age) => {
  expect(ageOf(deliveredAt, now, 14)).toBe(age);
});

test("what is out by courier and age is all that is out", () => {
  const one = fc.record({
    carrier: fc.constantFrom("J&T Express", "LBC Express", ""),
    deliveredAt: fc.option(fc.date({ min: addDays(now, -60), max: now, noInvalidDate: true })),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(one), fc.integer({ min: 1, max: 40 }), (out, days) => {
      const carriers = cashByCarrier(out, now, days);
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
      expect(sum(carriers.map(({ amount }) => amount))).toBe(sum(out.map(({ amount }) => amount)));
      expect(sum(carriers.map(({ orders }) => orders))).toBe(out.length);
      for (const { byAge, amount } of carriers) {
        expect(sum(CASH_AGES.map((age) => byAge[age]))).toBe(amount);
      }
      const amounts = carriers.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
  );
});
