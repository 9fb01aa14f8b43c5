import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";

const MOST = 20;

/** A customer's paid lines, newest first. */
export async function boughtBy(db: Db, customerId: string) {
  return db
    .select({
      id: orderItems.id,
      product: orderItems.productName,
      quantity: orderItems.quantity,
      status: orders.status,
      orderedAt: orders.createdAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id), orderItems.position)
    .limit(MOST);
}
