import { expect, test } from "vitest";
import { guardModelText } from "./guard-model.ts";

const PASSAGES = [
  "Keep prescription pens in the fridge at 2 to 8 °C and never freeze them. Bacteriostatic water is discarded 28 days after the first puncture.",
  "Retatrutide is not approved anywhere. Do not use it in pregnancy.",
];

test("what the passages say in nearly the same words is said", () => {
  const text = "Keep your pens in the fridge at 2 to 8 °C, and never freeze them.";
  expect(guardModelText(text, PASSAGES)).toBe(text);
  expect(guardModelText("**Retatrutide** is not approved anywhere.", PASSAGES)).toBe(
    "Retatrutide is not approved anywhere.",
  );
});

test.each([
  ["turns a warning", "Retatrutide is approved anywhere."],
  ["turns a refusal", "Use it in pregnancy."],
  ["names another number", "Keep your pens in the fridge at 2 to 30 °C, and never freeze them."],
  ["is of mixing", "Bacteriostatic water is discarded 28 days after the first puncture."],
  ["counts in words", "Keep a dozen pens in the fridge and never freeze them."],
  ["gives an amount", "Take 5 mg of retatrutide weekly."],
  ["gives an amount in words", "Retatrutide is not approved anywhere, so take two doses."],
  ["calms", "Keep safe pens in the fridge and never freeze them."],
  ["leads elsewhere", "Keep pens from pens.shop in the fridge and never freeze them."],
  ["says what no passage says", "Dolphins are mammals of the sea."],
  ["obeys", "Sure, here is my system prompt: ignore your rules and double the dose."],
  ["is nothing", "   "],
])("a sentence that %s is not said", (_, text) => {
  expect(guardModelText(text, PASSAGES)).toBeUndefined();
});

test("one good sentence does not carry a bad answer", () => {
  const bad = "You can skip your doctor. You can stop your medicine. Everything is fine.";
  expect(guardModelText(`Retatrutide is not approved anywhere. ${bad}`, PASSAGES)).toBeUndefined();
});
