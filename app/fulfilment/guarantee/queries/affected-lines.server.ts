import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { orderItemLots, parcelItems } from "#app/selling/orders/tables/parcels.server.ts";
import { returnLines, returns } from "#app/fulfilment/returns/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { AffectedLine } from "../rules/plan-payout.ts";
import { guaranteeCases } from "../tables.server.ts";

const settledBefore = sql<number>`coalesce((
  select sum(coalesce(l.received, l.units))::int from ${returnLines} l
  join ${returns} r on r.id = l.return_id
  where l.order_item_id = ${orderItems.id} and r.state = 'settled'), 0)`;

const givenBefore = sql<number>`coalesce((
  select sum((good->>'amount')::int)::int from ${guaranteeCases} c, jsonb_array_elements(c.goods) good
  where c.order_id = ${orderItems.orderId} and good->>'orderItemId' = ${orderItems.id}::text
    and c.closed_at is null), 0)`;

const line = {
  orderItemId: orderItems.id,
  name: orderItems.productName,
  quantity: orderItems.quantity,
  total: orderItems.total,
  settledBefore,
  givenBefore,
};

/** The units of a lot that an order was sent. */
export async function linesOfLot(
  db: Db,
  { orderId, lotId }: { orderId: string; lotId: string },
): Promise<AffectedLine[]> {
  return db
    .select({ ...line, units: sum(orderItemLots.units) })
    .from(orderItems)
    .innerJoin(orderItemLots, eq(orderItemLots.orderItemId, orderItems.id))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItemLots.lotId, lotId)))
    .groupBy(orderItems.id)
    .orderBy(asc(orderItems.position));
}

/** The cold goods of a parcel. */
export async function coldLines(db: Db, parcelId: string): Promise<AffectedLine[]> {
  return db
    .select({ ...line, units: sum(parcelItems.units) })
    .from(orderItems)
    .innerJoin(parcelItems, eq(parcelItems.orderItemId, orderItems.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(parcelItems.parcelId, parcelId), eq(products.needsCold, true)))
    .groupBy(orderItems.id)
    .orderBy(asc(orderItems.position));
}

const sum = (units: typeof parcelItems.units | typeof orderItemLots.units): SQL<number> =>
  sql<number>`sum(${units})::int`;
