import { and, eq, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/** Whether another order of this cart was paid: the sign of a shopper who paid twice. */
export async function cartPaidElsewhere(db: Db, cartId: string, orderId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.id, orderId), isNotNull(orders.paidAt)))
    .limit(1);
  return other !== undefined;
}

/** Whether money of this customer ever arrived; an order that cost nothing proves nothing. */
export function hasPaid(customerId: SQL): SQL {
  return sql`exists (select from ${orders}
    where customer_id = ${customerId} and paid_at is not null and total_amount > 0)`;
}
