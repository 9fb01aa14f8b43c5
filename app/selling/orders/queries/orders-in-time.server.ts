import { and, desc, eq, ne, sql } from "drizzle-orm";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { orderItems, orders } from "../tables.server.ts";

const MOST = 200;
const ARRIVED: readonly OrderStatus[] = ["delivered", "completed", "refunded"];

/** Names the table, because a query of one table would leave the name out. */
const bought = sql<string[]>`array(select i.product_name from ${orderItems} i
  where i.order_id = ${orders}.id order by i.position)`;

/** When the order last reached this status. */
const delivered = sql<Date | null>`(select max(a.at) from ${auditLog} a
  where a.subject_type = 'order' and a.subject_id = ${orders}.id::text
    and a.action in ('order.placed', 'order.status')
    and a.after->>'status' = 'delivered')`.mapWith(orders.createdAt);

/** A customer's newest orders with their shipping and arrival times, without canceled ones. */
export async function ordersInTime(db: Db, customerId: string) {
  const rows = await db
    .select({
      id: orders.id,
      accessIssue: orders.accessIssue,
      orderNumber: orders.orderNumber,
      status: orders.status,
      createdAt: orders.createdAt,
      shippedAt: orders.shippedAt,
      delivered,
      bought,
    })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, "cancelled")))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  // Staff may have reverted the status since. Then the order has not arrived.
  return rows.map(({ status, delivered: at, ...order }) => ({
    ...order,
    deliveredAt: ARRIVED.includes(status) ? at : null,
  }));
}

export type OrderInTime = Awaited<ReturnType<typeof ordersInTime>>[number];
