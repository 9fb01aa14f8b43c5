import type { Micrograms } from "#app/care/dosing/rules/medications.ts";

export type AmountRefusal = "tenfold_more" | "tenfold_less" | "above_most";

/** At this multiple of the plan, an amount is a slip of the decimal point and never a dose. */
const SLIP = 10;

/** Why an amount is not logged as a dose of this plan; undefined if it may be. */
export function guardAmount(
  given: Micrograms,
  { planned, most }: { planned: Micrograms; most: Micrograms },
): AmountRefusal | undefined {
  if (given >= planned * SLIP) return "tenfold_more";
  if (given > most) return "above_most";
  return given * SLIP <= planned ? "tenfold_less" : undefined;
}

/** Parses typed milligrams with a point or a comma; undefined for anything else. */
export function readMilligrams(text: string): Micrograms | undefined {
  if (!/^\d{1,5}(?:[.,]\d{1,3})?$/.test(text.trim())) return undefined;
  const micrograms = Math.round(Number(text.trim().replace(",", ".")) * 1_000);
  return micrograms > 0 ? micrograms : undefined;
}
