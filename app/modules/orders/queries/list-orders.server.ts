import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { OrderFilter } from "../rules/order-filter.ts";
import { orderItems, orders } from "../tables.server.ts";

const PAGE = 50;

const summary = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  accessToken: orders.accessToken,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  totalAmount: orders.totalAmount,
  discountTotal: orders.discountTotal,
  discountCode: orders.discountCode,
  email: orders.email,
  firstName: orders.firstName,
  lastName: orders.lastName,
  needsAttention: orders.needsAttention,
  proofWaitingSince: orders.proofWaitingSince,
};

/** One customer's own orders, newest first. */
export async function ordersOfCustomer(db: Db, customerId: string) {
  return listOrders(db, eq(orders.customerId, customerId), PAGE, 0);
}

/** Each as one of the partial indexes of the table has it. */
const conditions: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  "to-confirm": and(eq(orders.status, "pending"), eq(orders.paymentStatus, "cod_due")),
  "to-check": isNotNull(orders.proofWaitingSince),
  attention: isNotNull(orders.needsAttention),
};

/**
 * Everybody's orders for the back-office, a page of 50, newest first; transfers to check with the
 * longest wait first. `page` starts at 1.
 */
export async function allOrders(db: Db, page: number, filter: OrderFilter = "all") {
  const first = filter === "to-check" ? asc(orders.proofWaitingSince) : undefined;
  const rows = await listOrders(db, conditions[filter], PAGE + 1, (page - 1) * PAGE, first);
  return { orders: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** How many orders wait behind each filter; all of them are not counted, since they only grow. */
export async function countWaiting(db: Db): Promise<Partial<Record<OrderFilter, number>>> {
  const [toConfirm, toCheck, attention] = await Promise.all([
    db.$count(orders, conditions["to-confirm"]),
    db.$count(orders, conditions["to-check"]),
    db.$count(orders, conditions.attention),
  ]);
  return { "to-confirm": toConfirm, "to-check": toCheck, attention };
}

async function listOrders(
  db: Db,
  where: SQL | undefined,
  limit: number,
  offset: number,
  first: SQL = desc(orders.createdAt),
) {
  const rows = await db
    .select(summary)
    .from(orders)
    .where(where)
    .orderBy(first, desc(orders.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.id);
  const items = ids.length === 0 ? [] : await itemsOf(db, ids);
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] }));
}

async function itemsOf(db: Db, orderIds: string[]) {
  return db
    .select({
      orderId: orderItems.orderId,
      productName: orderItems.productName,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.position));
}
