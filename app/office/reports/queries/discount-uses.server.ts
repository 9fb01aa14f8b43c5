import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { DiscountUses } from "../rules/sum-discounts.ts";
import { boughtBefore } from "./buyers-of.server.ts";
import { arrivedWithin, paidWithin, refundedWithin } from "./report-days.server.ts";

/** The discount and the sales of each code. Single-use codes of one batch share a row. */
export async function discountUsesOf(db: Db, days: Days): Promise<DiscountUses[]> {
  const { rows } = await db.execute<DiscountUses>(sql`
    with money as (
      select ${orders.discountId} as discount_id, 0 as paid, 0 as refunded,
        ${orders.discountTotal} as given, 1 as uses,
        case when ${boughtBefore("orders", orders.paidAt)} then 0 else 1 end as first_orders
      from ${orders}
      where ${orders.discountId} is not null and ${paidWithin(days)}
      union all
      select ${orders.discountId}, ${payments.amount}, 0, 0, 0, 0
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${orders.discountId} is not null and ${arrivedWithin(days)}
      union all
      select ${orders.discountId}, 0, ${refunds.amount}, 0, 0, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${orders.discountId} is not null and ${refundedWithin(days)}
    )
    select coalesce(${discounts.batch}, ${discounts.code}) as name,
      ${discounts.batch} is not null as "isBatch", sum(uses)::int as uses,
      sum(first_orders)::int as "firstOrders", sum(given)::float8 as given,
      sum(paid)::float8 as paid, sum(refunded)::float8 as refunded
    from money join ${discounts} on ${discounts.id} = discount_id
    group by 1, 2 order by sum(paid - refunded) desc, 1
  `);
  return rows;
}
