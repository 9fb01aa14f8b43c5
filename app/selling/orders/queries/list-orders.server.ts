import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { addDays, atShopMinute } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { PLAN_ANEW } from "#app/platform/database/connection/prepare-frequent.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { MOST_COUNTED, countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { UNDERWAY, nearestOrder } from "../rules/order-terms.ts";
import {
  ORDER_FILTERS,
  filterHref,
  type OrderFilter,
  type ReservedItems,
} from "../views/order-filter.ts";
import { orderList } from "../views/order-list.ts";
import { guestReservations, orderItems, orders } from "../tables.server.ts";
import { orderTags, taggedOrders } from "../tables/order-notes.server.ts";
import { ofRecord } from "./of-record.server.ts";
import { isTagged, type SearchMatches } from "./search-orders.server.ts";

const PAGE = 50;
/** A page of cards on a phone. */
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
  parcelsSent: orders.parcelsSent,
  proofWaitingSince: orders.proofWaitingSince,
  expiresAt: orders.expiresAt,
  customerId: orders.customerId,
  madeBy: orders.madeBy,
};

/** Names the table, because a query of one table would leave the name out and find another `id`. */
const itemCount = sql<number>`coalesce(
  (select sum(i.quantity)::int from ${orderItems} i where i.order_id = ${orders}.id), 0)`;

const tags = sql<string[]>`array(select t.name from ${taggedOrders} o
  join ${orderTags} t on t.id = o.tag_id where o.order_id = ${orders}.id order by t.name)`;

/** One customer's orders, newest first, 20 per page. `page` starts at 1. */
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

/** The customer's order that arrives next, from any page of the list. */
export async function nearestOrderOf(db: Db, customerId: string) {
  const underway = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, [...UNDERWAY])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE);
  return nearestOrder(underway)?.id;
}

/** The customer's order of this number. Without a number: the order that arrives next, or the newest. */
export async function ownOrderId(db: Db, customerId: string, orderNumber?: string) {
  const nearest = orderNumber === undefined && (await nearestOrderOf(db, customerId));
  if (nearest) return nearest;
  const isIt = orderNumber === undefined ? undefined : eq(orders.orderNumber, orderNumber);
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isIt))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return found?.id;
}

/** Orders to pack: paid or to be paid on delivery, without an open problem. */
export const isToPack = sql`${orders.status} in ('confirmed', 'processing')
  and ${orders.needsAttention} is null`;

/** Literals, exactly as in the table's partial indexes. With parameters no plan would use them. */
export const conditions: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  "to-confirm": sql`${orders.status} = 'pending' and ${orders.paymentStatus} = 'cod_due'`,
  "to-check": isNotNull(orders.proofWaitingSince),
  reserved: sql`${orders.status} = 'pending'
    and ${orders.paymentStatus} in ('unpaid', 'awaiting_transfer', 'cod_due')`,
  "to-pack": isToPack,
  attention: isNotNull(orders.needsAttention),
};

/**
 * All orders that match the list's filters. A search uses the conditions of `waysToFind`; without
 * them there is no search.
 */
export function ordersFor(db: Db, query: ListQuery, ways?: readonly SQL[]) {
  const tab = shownTab(orderList, query);
  const filter = ORDER_FILTERS.find((one) => one === tab) ?? "all";
  return sourceOf(db, and(conditions[filter], isWithin(query.filters)), { filter, ways });
}

export function ordersOfCustomerFor(db: Db, customerId: string, query: ListQuery) {
  return sourceOf(db, and(ofRecord(customerId), isWithin(query.filters)));
}

type OrderSelection = { filter?: OrderFilter; ways?: readonly SQL[] | undefined };

function sourceOf(db: Db, which: SQL | undefined, { filter = "all", ways }: OrderSelection = {}) {
  // Orders to check are sorted by the time that their proof has waited.
  const since = filter === "to-check" ? orders.proofWaitingSince : orders.createdAt;
  return {
    id: orders.id,
    sorts: {
      created: { by: orders.createdAt, type: "timestamptz" },
      total: { by: orders.totalAmount, type: "int" },
      waiting: { by: since, type: "timestamptz" },
    },
    count: () => (ways ? countFound(db, which, ways) : countRows(db, orders, which)),
    rows: ({ where, order, limit, place }: ListPart) => {
      // Rows before the page are skipped in an index, without reading the orders.
      const shown = (way?: SQL) =>
        db
          .select({ id: orders.id })
          .from(orders)
          .where(and(which, where, way))
          .orderBy(...order)
          .limit(limit);
      return db
        .select({ ...summary, itemCount, tags, place })
        .from(orders)
        .where(ways ? isFound(ways.map(shown)) : inArray(orders.id, shown()))
        .orderBy(...order)
        .limit(limit);
    },
  } as const;
}

/**
 * Finds the first orders of each search condition. The database plans each condition separately by
 * its selectivity, and the first orders overall are among the first of each.
 */
function isFound(firsts: readonly SQLWrapper[]): SQL {
  if (firsts.length === 0) return sql`false`;
  return sql`${orders.id} in (${sql.join([...firsts], sql` union all `)}) ${sql.raw(PLAN_ANEW)}`;
}

/** The number of distinct orders found by any condition, up to a bound. */
async function countFound(db: Db, which: SQL | undefined, ways: readonly SQL[]): Promise<number> {
  if (ways.length === 0) return 0;
  const found = ways.map((way) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(which, way))
      .limit(MOST_COUNTED + 1),
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct id)::int as count from (${sql.join(found, sql` union all `)}) found
      ${sql.raw(PLAN_ANEW)}`,
  );
  return rows[0]?.count ?? 0;
}

function isWithin(filters: ListQuery["filters"]): SQL | undefined {
  const { status, payment, fulfilment, method, tag, from, to } = filters;
  return and(
    status ? sql`${orders.status} = ${status}` : undefined,
    payment ? sql`${orders.paymentStatus} = ${payment}` : undefined,
    fulfilment ? sql`${orders.fulfillmentStatus} = ${fulfilment}` : undefined,
    method ? sql`${orders.paymentMethod} = ${method}` : undefined,
    tag ? sql`${isTagged(isUuid(tag) ? [tag] : [])} ${sql.raw(PLAN_ANEW)}` : undefined,
    from ? gte(orders.createdAt, atShopMinute(from, 0)) : undefined,
    to ? lt(orders.createdAt, addDays(atShopMinute(to, 0), 1)) : undefined,
  );
}

/** The items that each order reserved, and whether a guest's mailbox was confirmed. */
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

export async function newestOrdersOf(db: Db, customerId: string, size: number) {
  return db
    .select({ ...summary, itemCount })
    .from(orders)
    .where(ofRecord(customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size);
}

export async function countOrdersOf(db: Db, customerId: string): Promise<number> {
  return db.$count(orders, ofRecord(customerId));
}

const countOf = (filter: OrderFilter) =>
  sql<number>`(select count(*)::int from ${orders} where ${conditions[filter]})`;

/** The number of waiting orders per filter, by the filter's address. */
export const waitingOrders: Record<string, SQL<number>> = Object.fromEntries(
  (["to-confirm", "to-check", "attention"] as const).map((one) => [filterHref(one), countOf(one)]),
);

/**
 * The number of waiting orders per filter, the tags in use, and the ids that a search refers to.
 * Leaves out the number of all orders, which only grows.
 */
export async function readDesk(db: Db, meant: SQL<SearchMatches | null> = sql`null`) {
  const [read] = await db
    .select({
      meant,
      tags: sql<{ id: string; name: string }[]>`(select
        coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
        from ${orderTags} t where exists (select from ${taggedOrders} o where o.tag_id = t.id))`,
      "to-confirm": countOf("to-confirm"),
      "to-check": countOf("to-check"),
      reserved: countOf("reserved"),
      "to-pack": countOf("to-pack"),
      attention: countOf("attention"),
    })
    .from(sql`(values (1)) as one`);
  if (!read) throw new Error("a select of one row returned none");
  const { tags: inUse, meant: found, ...counts } = read;
  return { tags: inUse, meant: found ?? undefined, counts };
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
