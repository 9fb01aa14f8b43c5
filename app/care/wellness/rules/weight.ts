import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";

const GRAMS: Record<WeightUnit, number> = { kg: 1_000, lbs: 453.592_37 };

/** Plausible weights of a person, so that typos are noticed. */
export const POSSIBLE_WEIGHT: Record<WeightUnit, { least: number; most: number }> = {
  kg: { least: 20, most: 400 },
  lbs: { least: 45, most: 880 },
};

export function toGrams(weight: number, unit: WeightUnit): number {
  return Math.round(weight * GRAMS[unit]);
}

/** To a tenth, as it was typed. */
export function inUnit(grams: number, unit: WeightUnit): number {
  return Math.round((grams / GRAMS[unit]) * 10) / 10;
}
