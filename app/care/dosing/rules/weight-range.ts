export const WEIGHT_UNITS = ["lbs", "kg"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export type WeightRange = "lower" | "standard" | "higher";

/** The range has another name below and above these: 150 and 250 lbs, and the same in kg. */
const LIMITS: Record<WeightUnit, { low: number; high: number }> = {
  lbs: { low: 150, high: 250 },
  kg: { low: 68, high: 113.4 },
};

/** Plausible weights of a person, so that typos are noticed. */
export const POSSIBLE: Record<WeightUnit, { least: number; most: number }> = {
  lbs: { least: 60, most: 900 },
  kg: { least: 27, most: 408 },
};

/** The name of a weight's range. It changes no dose. */
export function weightRange(weight: number, unit: WeightUnit): WeightRange {
  const { low, high } = LIMITS[unit];
  if (weight < low) return "lower";
  return weight > high ? "higher" : "standard";
}
