import { expect, test } from "vitest";
import { sortSymptoms, splitSymptoms } from "./symptoms.ts";

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
