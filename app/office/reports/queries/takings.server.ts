import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { DaySales } from "../rules/sum-sales.ts";
import { arrivedFor, dayOf, dayText, paidWithin, refundedWithin } from "./report-days.server.ts";

export async function takingsOf(db: Db, days: Days): Promise<DaySales[]> {
  const { rows } = await db.execute<{ sales: DaySales[] }>(sql`select ${takingsIn(days)} as sales`);
  return rows[0]?.sales ?? [];
}

/**
 * The sums of `salesOf` without payment methods, as part of a statement. Only the method needs the
 * order of each payment, so the dashboard, which is open all day, is answered from indexes alone.
 */
export const takingsIn = (days: Days) => sql<DaySales[]>`(
    with money as (
      select ${dayOf(orders.paidAt)} as day, 0 as paid, 0 as refunded, 1 as orders
      from ${orders}
      where ${paidWithin(days)}
      union all
      select ${dayOf(payments.settledAt)}, ${payments.amount}, 0, 0
      from ${payments}
      where ${arrivedFor(days)}
      union all
      select ${dayOf(refunds.settledAt)}, 0, ${refunds.amount}, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refundedWithin(days)}
    )
    select coalesce(json_agg(summed order by day), '[]') from (
      select ${dayText(sql`day`)} as day, sum(paid)::float8 as paid,
        sum(refunded)::float8 as refunded, sum(orders)::int as orders
      from money group by money.day
    ) summed
  )`;
