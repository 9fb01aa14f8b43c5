import { asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
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

/** Everybody's orders for the back-office, a page of 50, newest first; `page` starts at 1. */
export async function allOrders(db: Db, page: number) {
  const rows = await listOrders(db, undefined, PAGE + 1, (page - 1) * PAGE);
  return { orders: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Orders whose proof of a transfer waits for staff, the longest wait first. */
export async function ordersToCheck(db: Db, page: number) {
  const oldestFirst = asc(orders.proofWaitingSince);
  const rows = await listOrders(db, toCheck, PAGE + 1, (page - 1) * PAGE, oldestFirst);
  return { orders: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export async function countOrdersToCheck(db: Db): Promise<number> {
  return db.$count(orders, toCheck);
}

const toCheck = isNotNull(orders.proofWaitingSince);

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
