import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { UNDERWAY, nearestOrder } from "../rules/order-terms.ts";
import { filterHref, type OrderFilter, type ReservedItems } from "../views/order-filter.ts";
import { guestReservations, orderItems, orders } from "../tables.server.ts";

const PAGE = 50;
/** On a phone each order is a card. */
const OWN_PAGE = 20;

const summary = {
  id: orders.id,
  orderNumber: orders.orderNumber,
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
  expiresAt: orders.expiresAt,
  customerId: orders.customerId,
};

/** By the table's name: in a query of one table the builder would leave it out, and find another id. */
const itemCount = sql<number>`coalesce(
  (select sum(i.quantity)::int from ${orderItems} i where i.order_id = ${orders}.id), 0)`;

/** One customer's own orders, newest first, a page of 20. `page` starts at 1. */
export async function ordersOfCustomer(db: Db, customerId: string, page: number) {
  const rows = await db
    .select({ ...summary, accessIssue: orders.accessIssue })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(OWN_PAGE + 1)
    .offset((page - 1) * OWN_PAGE);
  const shown = rows.slice(0, OWN_PAGE);
  const ids = shown.map((row) => row.id);
  const items = ids.length === 0 ? [] : await itemsOf(db, ids);
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  return {
    orders: shown.map((row) => ({ ...row, items: byOrder.get(row.id) ?? [] })),
    hasMore: rows.length > OWN_PAGE,
  };
}

/** The order of a customer that is waited for the most, on whatever page it stands. */
export async function nearestOrderOf(db: Db, customerId: string) {
  const underway = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, [...UNDERWAY])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE);
  return nearestOrder(underway)?.id;
}

/** Each as one of the partial indexes of the table has it. */
const conditions: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  "to-confirm": and(eq(orders.status, "pending"), eq(orders.paymentStatus, "cod_due")),
  "to-check": isNotNull(orders.proofWaitingSince),
  reserved: sql`${orders.status} = 'pending'
    and ${orders.paymentStatus} in ('unpaid', 'awaiting_transfer', 'cod_due')`,
  attention: isNotNull(orders.needsAttention),
};

/**
 * Everybody's orders for the back-office, a page of 50, newest first; transfers to check with the
 * longest wait first. `page` starts at 1.
 */
export async function allOrders(db: Db, page: number, filter: OrderFilter = "all") {
  const first = filter === "to-check" ? asc(orders.proofWaitingSince) : desc(orders.createdAt);
  return pageOf(db, { which: conditions[filter], sorted: [first, desc(orders.id)], page });
}

/** What each of these orders reserved, and whether a guest's mailbox was confirmed. */
export async function reservedItemsOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, ReservedItems>();
  const [items, guests] = await Promise.all([
    itemsOf(db, orderIds),
    db.select().from(guestReservations).where(inArray(guestReservations.orderId, orderIds)),
  ]);
  const confirmed = new Set(guests.flatMap((one) => (one.confirmedAt ? one.orderId : [])));
  const byOrder = Map.groupBy(items, (item) => item.orderId);
  return new Map<string, ReservedItems>(
    orderIds.map((id) => [id, { items: byOrder.get(id) ?? [], confirmed: confirmed.has(id) }]),
  );
}

/** One customer's orders for the back-office, newest first, in pages of 50 or of `size`. */
export async function ordersForStaff(db: Db, customerId: string, page: number, size = PAGE) {
  const sorted = [desc(orders.createdAt), desc(orders.id)];
  return pageOf(db, { which: eq(orders.customerId, customerId), sorted, page, size });
}

export async function countOrdersOf(db: Db, customerId: string): Promise<number> {
  return db.$count(orders, eq(orders.customerId, customerId));
}

type Wanted = { which: SQL | undefined; sorted: SQL[]; page: number; size?: number };

async function pageOf(db: Db, { which, sorted, page, size = PAGE }: Wanted) {
  // What lies before the page is passed over in an index, without a look at the orders themselves.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(...sorted)
    .limit(size + 1)
    .offset((page - 1) * size);
  const rows = await db
    .select({ ...summary, itemCount })
    .from(orders)
    .where(inArray(orders.id, shown))
    .orderBy(...sorted);
  return { orders: rows.slice(0, size), hasMore: rows.length > size };
}

const countOf = (filter: OrderFilter) =>
  sql<number>`(select count(*)::int from ${orders} where ${conditions[filter]})`;

/** How many orders wait behind a filter, by its address. */
export const waitingOrders: Record<string, SQL<number>> = Object.fromEntries(
  (["to-confirm", "to-check", "attention"] as const).map((one) => [filterHref(one), countOf(one)]),
);

/** How many orders wait behind each filter; all of them are not counted, since they only grow. */
export async function countWaiting(db: Db): Promise<Partial<Record<OrderFilter, number>>> {
  const [counts] = await db
    .select({
      "to-confirm": countOf("to-confirm"),
      "to-check": countOf("to-check"),
      reserved: countOf("reserved"),
      attention: countOf("attention"),
    })
    .from(sql`(values (1)) as one`);
  return counts ?? {};
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
