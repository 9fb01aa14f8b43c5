import type { Centavos } from "#app/lib/money.ts";

export type AffiliateSales = {
  id: string;
  code: string;
  firstName: string | null;
  lastName: string | null;
  orders: number;
  firstOrders: number;
  paid: Centavos;
  refunded: Centavos;
  /** Below zero where more was taken off than earned. */
  commission: Centavos;
};

/** An order has one affiliate at most, so nothing is counted twice. */
export function sumAffiliates(rows: readonly AffiliateSales[]) {
  const sum = (of: (row: AffiliateSales) => number) => rows.reduce((so, row) => so + of(row), 0);
  return {
    orders: sum((row) => row.orders),
    firstOrders: sum((row) => row.firstOrders),
    revenue: sum(({ paid, refunded }) => paid - refunded),
    commission: sum((row) => row.commission),
  };
}

export type RankedAffiliate = AffiliateSales & {
  revenue: Centavos;
  /** The previous period's figure; undefined when the report compares with nothing. */
  before: Centavos | undefined;
};

/** Affiliates with sales in either period, highest revenue first. */
export function rankAffiliates(
  now: readonly AffiliateSales[],
  before: readonly AffiliateSales[] | undefined,
): RankedAffiliate[] {
  const was = before && new Map(before.map((row) => [row.id, row.paid - row.refunded]));
  const found = new Set(now.map(({ id }) => id));
  const gone = (before ?? []).filter(({ id }) => !found.has(id));
  return [...now, ...gone.map((row) => ({ ...row, ...NOTHING }))]
    .map((row) => ({
      ...row,
      revenue: row.paid - row.refunded,
      before: was && (was.get(row.id) ?? 0),
    }))
    .toSorted((a, b) => b.revenue - a.revenue);
}

const NOTHING = { orders: 0, firstOrders: 0, paid: 0, refunded: 0, commission: 0 };
