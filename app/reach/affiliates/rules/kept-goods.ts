import type { Centavos } from "#app/lib/money.ts";
import { splitSaving } from "#app/selling/discounts/rules/split-saving.ts";
import type { CommissionCause } from "./commission-terms.ts";

export type OrderedGoods = {
  /** Its number in the order. */
  line: number;
  /** What its buyer paid for all of it, after the saving of a code. */
  total: Centavos;
  /** It counts for a commission. */
  earns: boolean;
};

/** A return that was settled: what went back for it, and what its goods cost. */
export type SettledReturn = {
  refunded: Centavos;
  /** The goods with their part of the tax. */
  reckoned: Centavos;
  lines: readonly { line: number; worth: Centavos }[];
};

export type OrderMoney = {
  lines: readonly OrderedGoods[];
  /** With shipping and tax. */
  total: Centavos;
  /** What went back of that, for whatever reason. */
  refunded: Centavos;
  returns: readonly SettledReturn[];
  /** Why all of it is gone, whatever the money says; undefined for an order that stands. */
  ended: CommissionCause | undefined;
};

export type KeptGoods = { line: number; kept: Centavos; why: CommissionCause };

/**
 * What its buyer paid for and kept, by line. Money of a return is that of its goods; any other refund
 * is spread over all that the order cost, shipping and tax included, in proportion.
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

/** What went back for the goods of each line; more than they cost was for something else. */
function offByReturns(returns: readonly SettledReturn[]): Map<number, Centavos> {
  const off = new Map<number, Centavos>();
  for (const { refunded, reckoned, lines } of returns) {
    const goods = lines.reduce((sum, { worth }) => sum + worth, 0);
    // In big integers: the product of two amounts outgrows what a number holds exactly.
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
