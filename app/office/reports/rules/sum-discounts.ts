import type { Centavos } from "#app/lib/money.ts";

/** One code, or the single-use codes that were made together. */
export type DiscountUses = {
  name: string;
  isBatch: boolean;
  /** Paid orders that it took something off. */
  uses: number;
  firstOrders: number;
  /** The amount that the code took off. */
  given: Centavos;
  paid: Centavos;
  refunded: Centavos;
};

/** An order has one code at most, so nothing is counted twice. */
export function sumDiscounts(rows: readonly DiscountUses[]) {
  const sum = (of: (row: DiscountUses) => number) => rows.reduce((so, row) => so + of(row), 0);
  const [uses, firstOrders] = [sum((row) => row.uses), sum((row) => row.firstOrders)];
  return {
    uses,
    firstOrders,
    laterOrders: uses - firstOrders,
    given: sum((row) => row.given),
    revenue: sum(({ paid, refunded }) => paid - refunded),
  };
}

export type RankedDiscount = DiscountUses & {
  revenue: Centavos;
  laterOrders: number;
  /** The previous period's figure; undefined when the report compares with nothing. */
  before: Centavos | undefined;
};

/** Codes used in either period, highest revenue first. */
export function rankDiscounts(
  now: readonly DiscountUses[],
  before: readonly DiscountUses[] | undefined,
): RankedDiscount[] {
  const was = before && new Map(before.map((row) => [keyOf(row), row.paid - row.refunded]));
  const found = new Set(now.map(keyOf));
  const gone = (before ?? []).filter((row) => !found.has(keyOf(row)));
  return [...now, ...gone.map((row) => ({ ...row, ...NOTHING }))]
    .map((row) => ({
      ...row,
      revenue: row.paid - row.refunded,
      laterOrders: row.uses - row.firstOrders,
      before: was && (was.get(keyOf(row)) ?? 0),
    }))
    .toSorted((a, b) => b.revenue - a.revenue);
}

const NOTHING = { uses: 0, firstOrders: 0, given: 0, paid: 0, refunded: 0 };

/** A batch may be called like a code. */
const keyOf = ({ name, isBatch }: DiscountUses) => `${isBatch} ${name}`;
