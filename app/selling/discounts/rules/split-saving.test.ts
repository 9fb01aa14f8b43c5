import fc from "fast-check";
import { expect, it, test } from "vitest";
import { splitSaving } from "./split-saving.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test.each([
  ["evenly", 300, [1_000, 1_000, 1_000], [100, 100, 100]],
  ["in proportion", 100, [3_000, 1_000], [75, 25]],
  ["with the odd centavo on the first of equal lines", 100, [500, 500, 500], [34, 33, 33]],
  ["with the odd centavo on the largest remainder", 100, [200, 100], [67, 33]],
  ["with the odd centavo on the dearer of equal remainders", 2, [1, 3], [0, 2]],
  ["onto one line", 99, [100], [99]],
  ["everything", 600, [100, 200, 300], [100, 200, 300]],
  ["nothing", 0, [100, 200], [0, 0]],
  ["over lines that cost nothing", 0, [0, 0], [0, 0]],
  ["over no lines", 0, [], []],
])("splits %s", (_, saving, totals, parts) => {
  expect(splitSaving(saving, totals)).toEqual(parts);
});

/** Lines with a possible saving. */
const split = fc
  .array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 50 })
  .chain((totals) => fc.tuple(fc.integer({ min: 0, max: sum(totals) }), fc.constant(totals)));

it("loses no centavo and lets no line fall below nothing", () => {
  fc.assert(
    fc.property(split, ([saving, totals]) => {
      const parts = splitSaving(saving, totals);
      expect(sum(parts)).toBe(saving);
      expect(parts.every((part, n) => part >= 0 && part <= totals[n]!)).toBe(true);
    }),
  );
});

it("is off from the exact share by less than a centavo", () => {
  fc.assert(
    fc.property(split, ([saving, totals]) => {
      const whole = BigInt(sum(totals));
      splitSaving(saving, totals).forEach((part, n) => {
        const error = BigInt(part) * whole - BigInt(saving) * BigInt(totals[n]!);
        expect(whole === 0n || (error < whole && error > -whole)).toBe(true);
      });
    }),
  );
});

it("gives a line the same part wherever it stands", () => {
  const pairs = (totals: readonly number[], parts: readonly number[]) =>
    totals.map((total, n) => `${total}:${parts[n]}`).toSorted();
  fc.assert(
    fc.property(split, fc.infiniteStream(fc.nat()), ([saving, totals], order) => {
      const mixed = totals.toSorted(() => (order.next().value % 3) - 1);
      expect(pairs(mixed, splitSaving(saving, mixed))).toEqual(
        pairs(totals, splitSaving(saving, totals)),
      );
    }),
  );
});
