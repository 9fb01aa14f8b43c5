import { sql } from "drizzle-orm";
import { atShopMinute, SHOP_ZONE } from "#app/lib/dates.ts";
import { shiftDay, type Days } from "#app/lib/report/period.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { refunds } from "#app/modules/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SalesRow } from "../rules/sum-sales.ts";

/** What was paid and what was paid back on each day, by how it was paid; no row where there was nothing. */
export async function salesOf(db: Db, { from, to }: Days): Promise<SalesRow[]> {
  const [start, end] = [atShopMinute(from, 0), atShopMinute(shiftDay(to, 1), 0)];
  const { rows } = await db.execute<SalesRow>(sql`
    with money as (
      select ${dayOf(sql`${orders.paidAt}`)} as day, ${orders.paymentMethod} as method,
        ${orders.totalAmount} as paid, 0 as refunded, 1 as orders
      from ${orders}
      where ${orders.paidAt} >= ${start} and ${orders.paidAt} < ${end}
        and ${orders.status} <> 'cancelled'
      union all
      select ${dayOf(sql`${refunds.settledAt}`)}, ${orders.paymentMethod}, 0, ${refunds.amount}, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refunds.settledAt} >= ${start} and ${refunds.settledAt} < ${end}
        and ${refunds.status} = 'done' and ${orders.status} <> 'cancelled'
    )
    select day, method, sum(paid)::float8 as paid, sum(refunded)::float8 as refunded,
      sum(orders)::int as orders
    from money group by day, method order by day, method
  `);
  return rows;
}

const dayOf = (at: ReturnType<typeof sql>) =>
  sql`to_char(${at} at time zone ${sql.raw(`'${SHOP_ZONE}'`)}, 'YYYY-MM-DD')`;
