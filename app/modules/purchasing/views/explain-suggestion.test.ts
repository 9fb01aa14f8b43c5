import { expect, test } from "vitest";
import { suggestQuantity, type SuggestionFacts } from "../rules/suggest-quantity.ts";
import { explainSuggestion } from "./explain-suggestion.ts";

const facts: SuggestionFacts = {
  salesPerDay: 1.4,
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
    "1.4 a day × 59 days (14 to arrive, 45 to last) = 83, less 30 on hand (of which 16 expire unsold), plus 2 reserved, less 5 on order, so 66 are missing, 70 in packs of 10.",
  );
});

test("what is nothing is left out", () => {
  const plain = { ...facts, salesPerDay: 0, reserved: 0, onOrder: 0, lots: [] };
  expect(explain(plain)).toBe(
    "Nothing sold in the last 28 days, less 30 on hand, so there is enough.",
  );
});
