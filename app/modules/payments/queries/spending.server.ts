import { sql } from "drizzle-orm";
import { NOTHING_SPENT, type Spending } from "#app/modules/customers/rules/customer-tier.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { payments, refunds } from "../tables.server.ts";

/**
 * What customers bought, by their ids: orders that were paid and kept, and what came in for them
 * less what went back or is on its way. An order paid twice counts its price once.
 */
export async function spendingOf(
  db: Db,
  customerIds: readonly string[],
): Promise<(customerId: string) => Spending> {
  if (customerIds.length === 0) return () => NOTHING_SPENT;
  const { rows } = await db.execute<{ customerId: string; orders: number; spent: string }>(sql`
    select o.customer_id as "customerId", count(*)::int as orders,
      sum(least(o.total_amount, came.amount - went.amount)) as spent
    from ${orders} o
    cross join lateral (select coalesce(sum(p.amount), 0) as amount from ${payments} p
      where p.order_id = o.id and p.status = 'paid') came
    cross join lateral (select coalesce(sum(r.amount), 0) as amount from ${refunds} r
      where r.order_id = o.id and r.status <> 'failed') went
    where o.customer_id in ${customerIds}
      and o.payment_status in ('paid', 'partially_refunded')
      and o.status not in ('cancelled', 'refunded')
    group by o.customer_id`);
  const found = new Map(
    rows.map((row) => [row.customerId, { orders: row.orders, spent: Number(row.spent) }]),
  );
  return (customerId) => found.get(customerId) ?? NOTHING_SPENT;
}
