import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { buyerOf, orders } from "#app/selling/orders/tables.server.ts";
import { momentsOf, paidWithin } from "./report-days.server.ts";

export type BuyerCounts = { now: number; before: number };

/**
 * The buyers of these days and of the days right before, each once per period; part of a statement.
 */
export function buyersIn(days: Days, before: Days) {
  const { start } = momentsOf(days);
  return sql<BuyerCounts>`(
    with buyers as (
      select bool_or(${orders.paidAt} >= ${start}) as now, bool_or(${orders.paidAt} < ${start}) as before
      from ${orders} where ${paidWithin({ from: before.from, to: days.to })}
      group by ${buyerOf("orders")}
    )
    select json_build_object('now', count(*) filter (where now),
      'before', count(*) filter (where before))
    from buyers
  )`;
}
