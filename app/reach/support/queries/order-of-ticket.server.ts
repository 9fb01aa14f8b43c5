import { desc, eq } from "drizzle-orm";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

type Asked = { orderNumber: string | null; customerId: string | null };

/** The order that a ticket names; for one that names none, the newest of its account. */
export async function orderOfTicket(db: Db, { orderNumber, customerId }: Asked) {
  const which =
    orderNumber === null
      ? customerId && eq(orders.customerId, customerId)
      : eq(orders.orderNumber, orderNumber);
  if (!which) return undefined;
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found && findOrder(db, found.id);
}
