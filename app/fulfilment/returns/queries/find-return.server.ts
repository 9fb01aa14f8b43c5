import { and, asc, desc, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { returnLines, returns } from "../tables.server.ts";

/** A return with its order. `returnId` may come unchecked from an address. */
export async function findReturn(db: Db, returnId: string) {
  if (!isUuid(returnId)) return undefined;
  const [found] = await db
    .select({ own: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  return found && { ...found.own, order: found.order };
}

/** In the order of the order's lines. */
export async function linesOfReturn(db: Db, returnId: string) {
  return db
    .select({
      id: returnLines.id,
      units: returnLines.units,
      received: returnLines.received,
      good: returnLines.good,
      spoiled: returnLines.spoiled,
      orderItemId: returnLines.orderItemId,
      name: orderItems.productName,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      total: orderItems.total,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      needsCold: products.needsCold,
      isRecalled: isRecalled(),
      settledBefore: settledBefore(returnId),
    })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderItems.position));
}

export type ReturnLine = Awaited<ReturnType<typeof linesOfReturn>>[number];

/** A lot of the line was recalled later. */
const isRecalled = () => sql<boolean>`exists (
  select from ${orderItemLots} p join ${lots} lot on lot.id = p.lot_id
  where p.order_item_id = ${orderItems}.id and lot.recalled_at is not null)`;

/** Units of the same line in other settled returns. */
const settledBefore = (returnId: string) => sql<number>`coalesce((
  select sum(coalesce(l.received, l.units))::int from ${returnLines} l
  join ${returns} r on r.id = l.return_id
  where l.order_item_id = ${orderItems}.id and r.state = 'settled' and r.id <> ${returnId}), 0)`;

/** Newest first. */
export async function returnsOfOrder(db: Db, orderId: string) {
  const rows = await db
    .select({
      own: returns,
      line: { units: returnLines.units, received: returnLines.received },
      name: orderItems.productName,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.askedAt), desc(returns.id), asc(orderItems.position));
  return [...Map.groupBy(rows, ({ own }) => own.id).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    return [{ ...first.own, lines: lines.map(({ line, name }) => ({ ...line, name })) }];
  });
}

/** The return that an earlier sending of the same form made. */
export async function returnOfForm(db: Db, orderId: string, askedKey: string) {
  const [made] = await db
    .select({ id: returns.id, number: returns.number })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.askedKey, askedKey)));
  return made;
}
