import type { Centavos } from "#app/lib/money.ts";

/**
 * Splits a saving over lines in proportion to their totals, so that the parts add up and no line
 * becomes negative. Leftover centavos go to the largest remainders, then to the most expensive
 * lines. `saving` is at most the sum of the totals.
 */
export function splitSaving(saving: Centavos, totals: readonly Centavos[]): Centavos[] {
  const whole = totals.reduce((sum, total) => sum + total, 0);
  if (whole === 0) return totals.map(() => 0);
  const shares = totals.map((total, index) => ({ index, total, ...divide(saving, total, whole) }));
  const parts = shares.map((share) => share.part);
  const left = saving - parts.reduce((sum, part) => sum + part, 0);
  const first = shares.toSorted((a, b) => b.rest - a.rest || b.total - a.total);
  for (const { index } of first.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Uses BigInt, because the product of two amounts exceeds the exact range of a number. */
function divide(saving: Centavos, total: Centavos, whole: Centavos) {
  const product = BigInt(saving) * BigInt(total);
  return { part: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
}
