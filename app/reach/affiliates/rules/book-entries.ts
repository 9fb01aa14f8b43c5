import type { Centavos } from "#app/lib/money.ts";
import { commissionOf, type CommissionCause } from "./commission-terms.ts";
import type { KeptGoods } from "./kept-goods.ts";

/** The amount that one order line adds to or takes off the commission. */
export type CommissionEntry = {
  line: number;
  cause: CommissionCause;
  /** The price of the goods and their commission; negative when they are taken off. */
  base: Centavos;
  amount: Centavos;
};

export type BookedGoods = readonly { line: number; base: Centavos }[];

/** The earnings of a paid order, line by line, before any refund. */
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
 * The entries that bring the commission in line with the goods kept. Each amount continues from the
 * running sum, so the total matches the commission of the whole to the centavo.
 */
export function changedEntries(
  booked: BookedGoods,
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
  // Additions come first, so that the running sum never falls below zero.
  return priced(
    changes.toSorted((a, b) => b.base - a.base),
    { rate, before },
  );
}

/** A new line was added to the order. A known line that gains was reduced before. */
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
