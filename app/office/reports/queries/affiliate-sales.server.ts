import { sql, type SQL } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { affiliates, orderReferrals as referrals } from "#app/selling/referrals/tables.server.ts";
import {
  affiliateCommissionEntries as entries,
  affiliateCommissions as commissions,
} from "#app/reach/affiliates/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AffiliateSales } from "../rules/sum-affiliates.ts";
import { boughtBefore } from "./buyers-of.server.ts";
import { arrivedWithin, momentsOf, paidWithin, refundedWithin } from "./report-days.server.ts";

export async function affiliateSalesOf(db: Db, days: Days): Promise<AffiliateSales[]> {
  const { start, end } = momentsOf(days);
  const isFirst = sql`case when ${boughtBefore("orders", orders.paidAt)} then 0 else 1 end`;
  const { rows } = await db.execute<AffiliateSales>(sql`
    with money as (
      select ${referrals.affiliateId} as affiliate_id, 1 as orders, ${isFirst} as first_orders,
        0 as paid, 0 as refunded, 0 as commission
      from ${orders} ${referred} where ${paidWithin(days)}
      union all
      select ${referrals.affiliateId}, 0, 0, ${payments.amount}, 0, 0
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId} ${referred}
      where ${arrivedWithin(days)}
      union all
      select ${referrals.affiliateId}, 0, 0, 0, ${refunds.amount}, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId} ${referred}
      where ${refundedWithin(days)}
      union all
      select ${commissions.affiliateId}, 0, 0, 0, 0, ${entries.amount}
      from ${entries} join ${commissions} on ${commissions.id} = ${entries.commissionId}
      where ${entries.at} >= ${start} and ${entries.at} < ${end}
    )
    select ${affiliates.id} as id, ${affiliates.affiliateCode} as code,
      ${customers.firstName} as "firstName", ${customers.lastName} as "lastName",
      sum(orders)::int as orders, sum(first_orders)::int as "firstOrders",
      sum(paid)::float8 as paid, sum(refunded)::float8 as refunded,
      sum(commission)::float8 as commission
    from money join ${affiliates} on ${affiliates.id} = affiliate_id
      join ${customers} on ${customers.id} = ${affiliates.customerId}
    group by 1, 2, 3, 4 order by sum(paid - refunded) desc, 2
  `);
  return rows;
}

const referred: SQL = sql`join ${referrals} on ${referrals.orderId} = ${orders.id}
  and ${referrals.refusedWhy} is null`;
