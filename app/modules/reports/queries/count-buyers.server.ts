import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { buyerOf, orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { momentsOf, paidWithin } from "./report-days.server.ts";

/** Who paid for an order in these days and in those right before them, each once in each. */
export async function countBuyers(
  db: Db,
  days: Days,
  before: Days,
): Promise<{ now: number; before: number }> {
  const { start } = momentsOf(days);
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    with buyers as (
      select bool_or(${orders.paidAt} >= ${start}) as now, bool_or(${orders.paidAt} < ${start}) as before
      from ${orders} where ${paidWithin({ from: before.from, to: days.to })}
      group by ${buyerOf("orders")}
    )
    select count(*) filter (where now)::int as now, count(*) filter (where before)::int as before
    from buyers
  `);
  return rows[0] ?? { now: 0, before: 0 };
}
