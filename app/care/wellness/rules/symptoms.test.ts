import { expect, test } from "vitest";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { CHIP_LABELS, CHIPS, sortSymptoms, splitSymptoms } from "./symptoms.ts";

test.each([
  ["", []],
  [" , ,", []],
  ["nausea", ["nausea"]],
  ["  nausea ,  dry   mouth,", ["nausea", "dry mouth"]],
  ["Nausea, nausea, NAUSEA", ["Nausea"]],
])("“%s” is split at its commas and trimmed", (typed, symptoms) => {
  expect(splitSymptoms(typed)).toEqual(symptoms);
});

test("what has a chip ticks it, the rest stays text", () => {
  expect(sortSymptoms(["Chest pain", "dry mouth", "nausea"])).toEqual({
    chips: ["chest_pain", "nausea"],
    others: ["dry mouth"],
  });
});

test("three chips need help by themselves, and the others are everyday side effects", () => {
  const urgent = CHIPS.filter((chip) => urgencyOf([CHIP_LABELS[chip]], "note") === "emergency");
  expect(urgent).toEqual(["severe_stomach_pain", "chest_pain", "trouble_breathing"]);
});
