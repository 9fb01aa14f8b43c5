import type { Centavos } from "#app/lib/money.ts";
import { splitSaving } from "#app/selling/discounts/rules/split-saving.ts";
import type { CommissionCause } from "./commission-terms.ts";

export type OrderedGoods = {
  /** The line's number in the order. */
  line: number;
  /** The amount that the buyer paid for the whole line, after discounts. */
  total: Centavos;
  /** The line earns a commission. */
  earns: boolean;
};

/** A settled return: the refund, and the price of the returned goods. */
export type SettledReturn = {
  refunded: Centavos;
  /** The price of the goods with their part of the tax. */
  reckoned: Centavos;
  lines: readonly { line: number; worth: Centavos }[];
};

export type OrderMoney = {
  lines: readonly OrderedGoods[];
  /** Includes shipping and tax. */
  total: Centavos;
  /** All refunds, for any reason. */
  refunded: Centavos;
  returns: readonly SettledReturn[];
  /** Why no goods are left, whatever was refunded; undefined while the order is valid. */
  ended: CommissionCause | undefined;
};

export type KeptGoods = { line: number; kept: Centavos; why: CommissionCause };

/**
 * The goods that the buyer paid for and kept, by line. The refund of a return belongs to its goods.
 * Other refunds are spread over the whole order, shipping and tax included, in proportion.
 */
export function keptGoods({ lines, total, refunded, returns, ended }: OrderMoney): KeptGoods[] {
  const earning = lines.filter((line) => line.earns);
  if (ended) return earning.map(({ line }) => ({ line, kept: 0, why: ended }));
  if (refunded >= total) return earning.map(({ line }) => ({ line, kept: 0, why: "refunded" }));
  const returned = offByReturns(returns);
  const left = lines.map((line) => Math.max(0, line.total - (returned.get(line.line) ?? 0)));
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const all = [...left, total - goods];
  const byReturns = returns.reduce((sum, one) => sum + one.refunded, 0);
  const other = Math.min(
    Math.max(0, refunded - byReturns),
    all.reduce((sum, part) => sum + part, 0),
  );
  const spread = splitSaving(other, all);
  return lines.flatMap(({ line, total: paid, earns }, n) => {
    const kept = (left[n] ?? 0) - (spread[n] ?? 0);
    const why = kept < paid ? ("refunded" as const) : ("changed" as const);
    return earns ? [{ line, kept, why }] : [];
  });
}

/**
 * The refund for the goods of each line, capped at their price: the rest was for something else.
 */
function offByReturns(returns: readonly SettledReturn[]): Map<number, Centavos> {
  const off = new Map<number, Centavos>();
  for (const { refunded, reckoned, lines } of returns) {
    const goods = lines.reduce((sum, { worth }) => sum + worth, 0);
    // We use big integers because the product of two amounts exceeds what a number holds exactly.
    const share = reckoned > 0 ? Number((BigInt(refunded) * BigInt(goods)) / BigInt(reckoned)) : 0;
    const parts = splitSaving(
      Math.min(goods, share),
      lines.map(({ worth }) => worth),
    );
    for (const [n, { line }] of lines.entries()) {
      off.set(line, (off.get(line) ?? 0) + (parts[n] ?? 0));
    }
  }
  return off;
}
