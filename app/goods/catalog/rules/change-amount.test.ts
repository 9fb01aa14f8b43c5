import fc from "fast-check";
import { expect, test } from "vitest";
import { changedAmount } from "./change-amount.ts";

test.each([
  ["10 % of ₱99.95 more, half a centavo up", 9_995, 1_000, 10_995],
  ["12.5 % less", 100_000, -1_250, 87_500],
  ["all of it less", 9_999, -10_000, 0],
  ["nothing", 12_345, 0, 12_345],
])("%s", (_, amount, percent, expected) => {
  expect(changedAmount(amount, { op: "percent", amount: percent })).toBe(expected);
});

test("an amount is set, added to and cleared; what is not there is not changed", () => {
  expect(changedAmount(100, { op: "set", amount: 50 })).toBe(50);
  expect(changedAmount(null, { op: "set", amount: 50 })).toBe(50);
  expect(changedAmount(100, { op: "add", amount: -30 })).toBe(70);
  expect(changedAmount(100, { op: "clear" })).toBeNull();
  expect(changedAmount(null, { op: "add", amount: 5 })).toBeUndefined();
  expect(changedAmount(null, { op: "percent", amount: 500 })).toBeUndefined();
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: -10_000, max: 100_000 });
const by = (from: number, change: number) =>
  changedAmount(from, { op: "percent", amount: change }) ?? 0;

test("a percentage gives whole centavos, never a whole one off, never below zero", () => {
  fc.assert(
    fc.property(amount, percent, (from, change) => {
      const to = by(from, change);
      // In whole numbers: twice the distance is at most one centavo.
      const exact = BigInt(from) * BigInt(10_000 + change);
      const distance = BigInt(to) * 10_000n - exact;
      expect(Number.isInteger(to) && to >= 0).toBe(true);
      expect(distance <= 5_000n && distance >= -5_000n).toBe(true);
    }),
  );
});

test("what costs more still costs at least as much, and more percent never gives less", () => {
  fc.assert(
    fc.property(amount, amount, percent, percent, (a, b, one, other) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(by(low, one)).toBeLessThanOrEqual(by(high, one));
      expect(by(a, less)).toBeLessThanOrEqual(by(a, more));
    }),
  );
});
