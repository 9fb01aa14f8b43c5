import { shareOf } from "#app/lib/report/share.ts";
import type { Days } from "#app/lib/report/period.ts";

/** The buyers of a period, each on the day of their first paid order in it. */
export type BuyersRow = {
  day: string;
  /** Their first paid order ever. */
  new: number;
  /** They had paid for an order before the period. */
  returning: number;
  /** Buyers of either kind who paid for more than one order by the end of the period. */
  again: number;
  /** The paid orders of all these buyers in the period. */
  orders: number;
};

export function sumBuyers(rows: readonly BuyersRow[]) {
  const sum = (of: (row: BuyersRow) => number) => rows.reduce((so, row) => so + of(row), 0);
  const [fresh, returning] = [sum((row) => row.new), sum((row) => row.returning)];
  const buyers = fresh + returning;
  const orders = sum((row) => row.orders);
  return {
    new: fresh,
    returning,
    buyers,
    orders,
    repeatRate: shareOf(
      sum((row) => row.again),
      buyers,
    ),
    ordersEach: buyers > 0 ? orders / buyers : undefined,
  };
}

export const buyersWithin = (rows: readonly BuyersRow[], { from, to }: Days) =>
  sumBuyers(rows.filter(({ day }) => from <= day && day <= to));
