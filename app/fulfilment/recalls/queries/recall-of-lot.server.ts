import { asc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { recallBuyers, recalls } from "../tables.server.ts";

/** A lot's recall with its recipients. Undefined without a recall. */
export async function recallOfLot(db: Db, lotId: string) {
  if (!validate(lotId)) return undefined;
  const [recall] = await db.select().from(recalls).where(eq(recalls.lotId, lotId));
  if (!recall) return undefined;
  const buyers = await db
    .select({
      orderId: recallBuyers.orderId,
      orderNumber: orders.orderNumber,
      name: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
      units: recallBuyers.units,
      mailedAt: recallBuyers.mailedAt,
      answeredAt: recallBuyers.answeredAt,
    })
    .from(recallBuyers)
    .innerJoin(orders, eq(orders.id, recallBuyers.orderId))
    .where(eq(recallBuyers.recallId, recall.id))
    .orderBy(sql`${recallBuyers.answeredAt} nulls first`, asc(orders.orderNumber));
  return { ...recall, buyers };
}

/** Orders with units of a lot, and the number of units. */
export async function ordersWithLot(db: Db, lotId: string) {
  return db
    .select({
      orderId: orderItems.orderId,
      units: sql<number>`sum(${orderItemLots.units})::int`,
    })
    .from(orderItemLots)
    .innerJoin(orderItems, eq(orderItems.id, orderItemLots.orderItemId))
    .where(eq(orderItemLots.lotId, lotId))
    .groupBy(orderItems.orderId);
}
