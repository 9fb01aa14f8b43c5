import { sql } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

type PaidOrder = { id: string; customerId: string | null; email: string; paidAt: Date };

/** Looks at the account and the order's address. Free orders are ignored, refunded ones are not. */
export async function isFirstOrder(
  { db }: { db: Db },
  { id, customerId, email, paidAt }: PaidOrder,
): Promise<boolean> {
  const earlier = sql`o.id <> ${id} and o.total_amount > 0
    and (o.paid_at, o.id) < (${paidAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const found = await db.execute<{ first: boolean }>(sql`
    select not (
      exists (select from ${orders} o where o.customer_id = ${customerId}::uuid and ${earlier})
      or exists (select from ${orders} o where lower(o.email) = lower(${email}) and ${earlier})
    ) as first`);
  return found.rows[0]?.first ?? true;
}
