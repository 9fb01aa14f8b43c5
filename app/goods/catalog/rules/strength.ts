import type { Centavos } from "#app/lib/money.ts";

export const STRENGTH_UNITS = ["mg", "mL"] as const;
export type StrengthUnit = (typeof STRENGTH_UNITS)[number];

export type Strength = { amount: number; unit: StrengthUnit };

/**
 * Reads "10 mg" or "7.5ml", as staff type it and as variants are named. A longer text, such as "10
 * mg, 3 vials", is not a strength, because it is unclear what the rest multiplies.
 */
export function readStrength(text: string): Strength | undefined {
  const match = /^(\d{1,5}(?:\.\d{1,3})?)\s?(mg|mL)$/i.exec(text.trim());
  const unit = STRENGTH_UNITS.find((each) => each.toLowerCase() === match?.[2]?.toLowerCase());
  const amount = Number(match?.[1] ?? 0);
  return unit && amount > 0 ? { amount, unit } : undefined;
}

export const writeStrength = ({ amount, unit }: Strength) => `${amount} ${unit}`;

/** The price of one mg or mL, rounded to the centavo. */
export function pricePerUnit(price: Centavos, { amount }: Strength): Centavos {
  return Math.round(price / amount);
}
