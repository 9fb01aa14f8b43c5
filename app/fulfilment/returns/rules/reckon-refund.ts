import type { Centavos } from "#app/lib/money.ts";

export type ReckonedLine = {
  quantity: number;
  /** The price of the whole line, after a code's saving. */
  total: Centavos;
  /** Received units, or requested units if nothing has to come back. */
  units: number;
  /** Units of this line in earlier settled returns. */
  settledBefore: number;
};

type OrderTotals = { subtotal: Centavos; discountTotal: Centavos; taxTotal: Centavos };

/**
 * The price of the returned goods, with their share of the tax and without shipping. Each line
 * continues from earlier returns, so that all units, refunded one by one, add up to the line's
 * price.
 */
export function reckonRefund(
  { subtotal, discountTotal, taxTotal }: OrderTotals,
  lines: readonly ReckonedLine[],
): Centavos {
  const goods = lines.reduce((sum, line) => sum + shareOf(line), 0);
  const taxed = subtotal - discountTotal;
  return goods + (taxed > 0 ? Math.floor((taxTotal * goods) / taxed) : 0);
}

export function shareOf({ quantity, total, units, settledBefore }: ReckonedLine): Centavos {
  const upTo = (count: number) => Math.floor((total * Math.min(count, quantity)) / quantity);
  return upTo(settledBefore + units) - upTo(settledBefore);
}
