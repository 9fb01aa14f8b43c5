import { expect, test } from "vitest";
import { CHIP_LABELS } from "./symptoms.ts";
import { redFlagOf } from "./red-flags.ts";

test.each([
  ["trouble breathing", "emergency"],
  ["I can't breathe well", "emergency"],
  ["shortness of breath", "emergency"],
  ["hirap huminga", "emergency"],
  ["hindi makahinga kanina", "emergency"],
  ["swelling of my face", "emergency"],
  ["swollen lips", "emergency"],
  ["namamaga ang labi", "emergency"],
  ["chest pain", "emergency"],
  ["masakit ang dibdib", "emergency"],
  ["no chest pain", "emergency"],
  ["fainted after lunch", "emergency"],
  ["nahimatay", "emergency"],
  ["severe stomach pain going to my back", "emergency"],
  ["sobrang sakit ng tiyan", "emergency"],
  ["cannot keep fluids down", "emergency"],
  ["can’t keep anything down", "emergency"],
  ["yellow eyes", "emergency"],
  ["naninilaw", "emergency"],
  ["black stool", "emergency"],
  ["blood in my vomit", "emergency"],
  ["confused and sweating", "emergency"],
  ["very low sugar", "emergency"],
  ["sudden vision change", "emergency"],
  ["blistering skin", "emergency"],
  ["spreading redness", "emergency"],
  ["took the wrong dose", "emergency"],
  ["na-overdose ata", "emergency"],
  ["my child took some", "emergency"],
  ["I want to die", "crisis"],
  ["suicidal thoughts", "crisis"],
  ["gusto ko nang mamatay", "crisis"],
  ["a lump in my neck", "soon"],
  ["buntis ako", "soon"],
])("“%s” needs a person: %s", (text, urgency) => {
  expect(redFlagOf([text])).toBe(urgency);
  expect(redFlagOf([text.toUpperCase()])).toBe(urgency);
});

test.each([
  "",
  "nausea",
  "vomiting",
  "stomach pain",
  "tired, but fine",
  "chestnut cake for dessert",
  "slept with the window open",
  "a faint headache",
])("“%s” does not", (text) => {
  expect(redFlagOf([text])).toBeUndefined();
});

test("pain in the stomach and vomiting count together", () => {
  expect(redFlagOf([CHIP_LABELS.stomach_pain, CHIP_LABELS.vomiting])).toBe("emergency");
  expect(redFlagOf([CHIP_LABELS.stomach_pain, CHIP_LABELS.nausea])).toBeUndefined();
});

test("of several the most urgent is said", () => {
  expect(redFlagOf(["hoarse voice", "chest pain"])).toBe("emergency");
  expect(redFlagOf(["chest pain", "I want to die"])).toBe("crisis");
});

test.each(["severe_stomach_pain", "chest_pain", "trouble_breathing"] as const)(
  "the chip “%s” is such a sign",
  (chip) => {
    expect(redFlagOf([CHIP_LABELS[chip]])).toBe("emergency");
  },
);
