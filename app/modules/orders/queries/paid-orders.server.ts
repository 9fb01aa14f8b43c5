import { and, eq, isNotNull, ne, gt } from "drizzle-orm";
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
export async function hasPaid(db: Db, customerId: string): Promise<boolean> {
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.customerId, customerId), isNotNull(orders.paidAt), gt(orders.totalAmount, 0)),
    )
    .limit(1);
  return paid !== undefined;
}
