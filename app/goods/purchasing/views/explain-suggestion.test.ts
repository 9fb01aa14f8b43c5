import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestQuantity, type SuggestionFacts } from "../rules/suggest-quantity.ts";
import { explainSuggestion } from "./explain-suggestion.ts";

const facts: SuggestionFacts = {
  sales: { sold: 14, days: 10 },
  onHand: 30,
  reserved: 2,
  onOrder: 5,
  leadDays: 14,
  coverDays: 45,
  packSize: 10,
  lots: [{ units: 30, days: 10 }],
};
const explain = (given: SuggestionFacts) => explainSuggestion(given, suggestQuantity(given));

test("a suggestion says how it was reckoned", () => {
  expect(explain(facts)).toBe(
    "14 sold ÷ 10 days × 59 days (14 to arrive, 45 to last) = 82.6, rounded up to 83, less 30 on hand (of which 16 will expire unsold), plus 2 reserved, less 5 on order, so 66 are needed, 70 in packs of 10.",
  );
});

test("what is shown multiplies to what is suggested", () => {
  const shown = /^(\d+) sold ÷ (\d+) days? × (\d+) days .*? = ([\d.]+)(?:, rounded up to (\d+))?,/;
  const [sold, days] = [fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 29 })];
  const wait = fc.nat({ max: 120 });
  fc.assert(
    fc.property(sold, days, wait, wait, (units, onDays, leadDays, coverDays) => {
      const some = { ...facts, sales: { sold: units, days: onDays }, leadDays, coverDays };
      const read = shown.exec(explain(some))?.slice(1).map(Number) ?? [];
      const [first = 0, per = 0, within = 0, product = 0, whole = product] = read.filter(
        (figure) => !Number.isNaN(figure),
      );
      // Two decimals are shown, so the error is at most half a hundredth, which `toBeCloseTo`
      // rejects.
      expect(Math.abs(product - (first / per) * within)).toBeLessThan(0.005 + 1e-9);
      expect(Math.ceil(product)).toBe(whole);
      expect(whole).toBe(suggestQuantity(some).needed);
    }),
  );
});

test("a single sale is no rate of nothing", () => {
  const one = { ...facts, sales: { sold: 1, days: 28 }, lots: [] };
  expect(explain(one)).toMatch(/^1 sold ÷ 28 days × 59 days .* = 2\.11, rounded up to 3,/);
});

test("what is nothing is left out", () => {
  const plain = { ...facts, sales: { sold: 0, days: 0 }, reserved: 0, onOrder: 0, lots: [] };
  expect(explain(plain)).toBe(
    "Nothing sold in the last 28 days, less 30 on hand, so no order is needed.",
  );
});
