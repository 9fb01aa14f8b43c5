import type { Centavos } from "#app/lib/money.ts";

export type ReckonedLine = {
  quantity: number;
  /** What its buyer paid for all of them, after the saving of a code. */
  total: Centavos;
  /** Units that came back, or were asked for where nothing has to. */
  units: number;
  /** Units of this line in returns that were settled before. */
  settledBefore: number;
};

type Paid = { subtotal: Centavos; discountTotal: Centavos; taxTotal: Centavos };

/**
 * What the goods of a return cost, with their part of the tax and without shipping. By line it is
 * counted on from what was settled before, so that all units one by one make the price of the line.
 */
export function reckonRefund(
  { subtotal, discountTotal, taxTotal }: Paid,
  lines: readonly ReckonedLine[],
): Centavos {
  const goods = lines.reduce((sum, line) => sum + shareOf(line), 0);
  const taxed = subtotal - discountTotal;
  return goods + (taxed > 0 ? Math.floor((taxTotal * goods) / taxed) : 0);
}

/** What one line of it cost. */
export function shareOf({ quantity, total, units, settledBefore }: ReckonedLine): Centavos {
  const upTo = (count: number) => Math.floor((total * Math.min(count, quantity)) / quantity);
  return upTo(settledBefore + units) - upTo(settledBefore);
}
