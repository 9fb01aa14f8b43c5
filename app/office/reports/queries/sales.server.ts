import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { SalesRow } from "../rules/sum-sales.ts";
import { arrivedWithin, dayOf, dayText, paidWithin, refundedWithin } from "./report-days.server.ts";

/**
 * Payments and refunds of each day by payment method; days without any have no row. We sum
 * payments, not order totals: if an order shrank after payment, its total no longer tells what
 * arrived, and the difference is a refund of its own.
 */
export async function salesOf(db: Db, days: Days): Promise<SalesRow[]> {
  const { rows } = await db.execute<SalesRow>(sql`
    with money as (
      select ${dayOf(orders.paidAt)} as day, ${orders.paymentMethod} as method,
        0 as paid, 0 as refunded, 1 as orders
      from ${orders}
      where ${paidWithin(days)}
      union all
      select ${dayOf(payments.settledAt)}, ${orders.paymentMethod}, ${payments.amount}, 0, 0
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${arrivedWithin(days)}
      union all
      select ${dayOf(refunds.settledAt)}, ${orders.paymentMethod}, 0, ${refunds.amount}, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refundedWithin(days)}
    )
    select ${dayText(sql`day`)} as day, method, sum(paid)::float8 as paid, sum(refunded)::float8 as refunded,
      sum(orders)::int as orders
    from money group by money.day, method order by 1, method
  `);
  return rows;
}
