import fc from "fast-check";
import { expect, it, test } from "vitest";
import { changedEntries, earnedEntries } from "./book-entries.ts";
import { commissionOf, earnsCommission, rateOf } from "./commission-terms.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test.each([
  [100_000, 10, 10_000],
  [100_004, 10, 10_000],
  [100_005, 10, 10_001],
  [10, 5, 1],
  [9, 5, 0],
  [0, 10, 0],
  [2_000_000_000, 100, 2_000_000_000],
])("of %i at %i %% the commission is %i", (base, rate, commission) => {
  expect(commissionOf(base, rate)).toBe(commission);
});

test("a commission is whole centavos, rounded half up without a fraction on the way", () => {
  const wrong: string[] = [];
  for (let rate = 1; rate <= 50; rate += 1) {
    for (let base = 0; base < 20_000; base += 1) {
      const hundredths = base * rate;
      const rest = hundredths % 100;
      const exact = (hundredths - rest) / 100 + (rest >= 50 ? 1 : 0);
      if (commissionOf(base, rate) !== exact) wrong.push(`${base} at ${rate} %`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the rate is that of a first order, or of a later one", () => {
  const settings = {
    affiliate_first_percent: 10,
    affiliate_repeat_percent: 5,
    affiliate_hold_days: 60,
  };
  expect([rateOf(settings, true), rateOf(settings, false)]).toEqual([10, 5]);
});

test.each([
  ["product", true],
  ["supply", true],
  ["service", false],
] as const)("a %s earns: %s", (kind, earns) => {
  expect(earnsCommission(kind)).toBe(earns);
});

test("lines that earn are booked, and nothing else", () => {
  const lines = [
    { line: 1, total: 105, earns: true },
    { line: 2, total: 250_000, earns: false },
    { line: 3, total: 0, earns: true },
    { line: 4, total: 105, earns: true },
  ];
  // 10.5 and 21 centavos: the first is rounded up, the sum decides on the second.
  expect(earnedEntries(lines, 10)).toEqual([
    { line: 1, cause: "paid", base: 105, amount: 11 },
    { line: 4, cause: "paid", base: 105, amount: 10 },
  ]);
});

test("what was taken off, added and given back is booked as such", () => {
  const booked = [
    { line: 1, base: 100_000 },
    { line: 2, base: 0 },
    { line: 3, base: 50_000 },
  ];
  const kept = [
    { line: 1, kept: 40_000, why: "refunded" as const },
    { line: 2, kept: 20_000, why: "changed" as const },
    { line: 4, kept: 30_000, why: "changed" as const },
  ];
  expect(changedEntries(booked, kept, 10)).toEqual([
    { line: 4, cause: "changed", base: 30_000, amount: 3_000 },
    { line: 2, cause: "restored", base: 20_000, amount: 2_000 },
    { line: 3, cause: "changed", base: -50_000, amount: -5_000 },
    { line: 1, cause: "refunded", base: -60_000, amount: -6_000 },
  ]);
  expect(
    changedEntries(
      booked,
      [
        { line: 1, kept: 100_000, why: "changed" },
        { line: 3, kept: 50_000, why: "changed" },
      ],
      10,
    ),
  ).toEqual([]);
});

it("adds up to the commission of what was kept, to the centavo, and is never below zero", () => {
  const amount = fc.nat(3_000_000);
  const rate = fc.integer({ min: 0, max: 100 });
  const history = fc.array(fc.array(amount, { minLength: 4, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 4, maxLength: 4 }),
      history,
      rate,
      (paid, later, percent) => {
        const entries = earnedEntries(
          paid.map((total, n) => ({ line: n + 1, total, earns: true })),
          percent,
        );
        expect(sum(entries.map((entry) => entry.amount))).toBe(commissionOf(sum(paid), percent));
        for (const state of later) {
          const booked = [1, 2, 3, 4].map((line) => ({
            line,
            base: sum(entries.filter((entry) => entry.line === line).map(({ base }) => base)),
          }));
          const kept = state.map((total, n) => ({
            line: n + 1,
            kept: total,
            why: "refunded" as const,
          }));
          entries.push(...changedEntries(booked, kept, percent));
          expect(sum(entries.map((entry) => entry.amount))).toBe(commissionOf(sum(state), percent));
          expect(
            changedEntries(
              kept.map(({ line, kept: base }) => ({ line, base })),
              kept,
              percent,
            ),
          ).toEqual([]);
        }
      },
    ),
  );
});
