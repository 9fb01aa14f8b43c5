import fc from "fast-check";
import { expect, test } from "vitest";
import { WEIGHT_UNITS } from "#app/care/dosing/rules/weight-range.ts";
import { inUnit, POSSIBLE_WEIGHT, toGrams } from "./weight.ts";

test.each(WEIGHT_UNITS)("a weight in %s is shown as it was typed", (unit) => {
  const { least, most } = POSSIBLE_WEIGHT[unit];
  fc.assert(
    fc.property(fc.integer({ min: least * 10, max: most * 10 }), (tenths) => {
      expect(inUnit(toGrams(tenths / 10, unit), unit)).toBe(tenths / 10);
    }),
  );
});

test("the other unit shows the same weight", () => {
  expect(toGrams(74.5, "kg")).toBe(74_500);
  expect(inUnit(74_500, "lbs")).toBe(164.2);
  expect(toGrams(165, "lbs")).toBe(74_843);
});
