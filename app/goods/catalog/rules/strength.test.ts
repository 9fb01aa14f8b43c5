import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { LABELLED, labelSteps, weeksOfVial } from "./label-steps.ts";
import { pricePerUnit, readStrength, writeStrength, type Strength } from "./strength.ts";

describe("readStrength", () => {
  it.each<[string, Strength | undefined]>([
    ["10 mg", { amount: 10, unit: "mg" }],
    [" 7.5ml ", { amount: 7.5, unit: "mL" }],
    ["0.25 MG", { amount: 0.25, unit: "mg" }],
    ["10 mg, 3 vials", undefined],
    ["10", undefined],
    ["0 mg", undefined],
    ["1000000 mg", undefined],
    ["5 g", undefined],
    ["", undefined],
  ])("reads %j", (text, strength) => {
    expect(readStrength(text)).toEqual(strength);
  });

  it("reads what is written", () => {
    const strength: Strength = { amount: 7.5, unit: "mL" };
    expect(readStrength(writeStrength(strength))).toEqual(strength);
  });
});

it("says what a mg costs, to the centavo", () => {
  expect(pricePerUnit(pesos(12_500), { amount: 10, unit: "mg" })).toBe(pesos(1_250));
  expect(pricePerUnit(pesos(5_900), { amount: 70, unit: "mg" })).toBe(8_429);
});

describe("weeksOfVial", () => {
  it.each([
    [10, 2.5, 4],
    [10, 5, 2],
    [10, 7.5, 1],
    [10, 12.5, 0],
    [5.1, 1.7, 3],
    [10.2, 1.7, 4],
    // The remainder is discarded after four weeks.
    [60, 2.5, 4],
  ])("a vial of %s mg at %s mg a week lasts %i weeks", (amount, step, weeks) => {
    expect(weeksOfVial({ amount, unit: "mg" }, step)).toBe(weeks);
  });

  it("never says that a vial holds more than it does", () => {
    for (const compound of LABELLED) {
      for (const step of labelSteps(compound)) {
        for (let amount = 0.25; amount <= 30; amount += 0.25) {
          expect(weeksOfVial({ amount, unit: "mg" }, step) * step).toBeLessThanOrEqual(
            amount + 1e-6,
          );
        }
      }
    }
  });

  it("knows no step of what has no label", () => {
    expect(labelSteps("retatrutide")).toEqual([]);
    expect(labelSteps(null)).toEqual([]);
  });
});
