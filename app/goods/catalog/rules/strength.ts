import type { Centavos } from "#app/lib/money.ts";

export const STRENGTH_UNITS = ["mg", "mL"] as const;
export type StrengthUnit = (typeof STRENGTH_UNITS)[number];

/** How much is in one vial. */
export type Strength = { amount: number; unit: StrengthUnit };

/**
 * Reads "10 mg" or "7.5ml", as staff type it and as variants are called. More than that, such as
 * "10 mg, 3 vials", is no strength: what the rest multiplies is not known here.
 */
export function readStrength(text: string): Strength | undefined {
  const match = /^(\d{1,5}(?:\.\d{1,3})?)\s?(mg|mL)$/i.exec(text.trim());
  const unit = STRENGTH_UNITS.find((each) => each.toLowerCase() === match?.[2]?.toLowerCase());
  const amount = Number(match?.[1] ?? 0);
  return unit && amount > 0 ? { amount, unit } : undefined;
}

export const writeStrength = ({ amount, unit }: Strength) => `${amount} ${unit}`;

/** What one mg or mL costs, to the centavo. */
export function pricePerUnit(price: Centavos, { amount }: Strength): Centavos {
  return Math.round(price / amount);
}
