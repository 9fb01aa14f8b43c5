import type { Centavos } from "#app/lib/money.ts";
import { commissionOf, type CommissionCause } from "./commission-terms.ts";
import type { KeptGoods } from "./kept-goods.ts";

/** What one line of an order adds to its commission, or takes off. */
export type CommissionEntry = {
  line: number;
  cause: CommissionCause;
  /** Goods, and the commission on them; below zero where they are taken off. */
  base: Centavos;
  amount: Centavos;
};

/** The goods that are booked of each line so far. */
export type Booked = readonly { line: number; base: Centavos }[];

/** What a paid order earns, line by line, before anything of it went back. */
export function earnedEntries(
  lines: readonly { line: number; total: Centavos; earns: boolean }[],
  rate: number,
): CommissionEntry[] {
  const earning = lines.filter(({ earns, total }) => earns && total > 0);
  return priced(
    earning.map(({ line, total }) => ({ line, cause: "paid" as const, base: total })),
    { rate, before: 0 },
  );
}

/**
 * What has to be booked so that the commission is that of what was kept. Amounts are counted on from
 * the sum, so that they add up to the commission of the whole to the centavo.
 */
export function changedEntries(
  booked: Booked,
  kept: readonly KeptGoods[],
  rate: number,
): CommissionEntry[] {
  const now = new Map(kept.map((goods) => [goods.line, goods]));
  const old = new Map(booked.map(({ line, base }) => [line, base]));
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .toSorted((a, b) => a - b)
    .map((line) => {
      const goods = now.get(line);
      const base = (goods?.kept ?? 0) - (old.get(line) ?? 0);
      return { line, cause: causeOf(base, old.has(line), goods?.why ?? "changed"), base };
    })
    .filter(({ base }) => base !== 0);
  const before = booked.reduce((sum, { base }) => sum + base, 0);
  // What is added first, so that the sum is never below zero on the way.
  return priced(
    changes.toSorted((a, b) => b.base - a.base),
    { rate, before },
  );
}

/** A line that is new was added to the order; one that gets something back was taken off before. */
function causeOf(base: Centavos, known: boolean, why: CommissionCause): CommissionCause {
  if (base < 0) return why;
  return known ? "restored" : "changed";
}

function priced(
  changes: readonly Omit<CommissionEntry, "amount">[],
  { rate, before }: { rate: number; before: Centavos },
): CommissionEntry[] {
  let sum = before;
  return changes.map((change) => {
    const next = sum + change.base;
    const amount = commissionOf(next, rate) - commissionOf(sum, rate);
    sum = next;
    return { ...change, amount };
  });
}
