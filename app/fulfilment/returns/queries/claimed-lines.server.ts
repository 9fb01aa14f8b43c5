import { and, asc, eq, ne, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { parcelItems } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { returnLines, returns } from "../tables.server.ts";

/**
 * The lines of an order with the units in its returns: received units, or requested units before
 * anything arrives. Refused returns are left out.
 */
export async function claimedLines(db: Db, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      name: orderItems.productName,
      sku: orderItems.sku,
      kind: products.kind,
      needsCold: products.needsCold,
      sent: sql<number>`coalesce((select sum(p.units)::int from ${parcelItems} p
        where p.order_item_id = ${orderItems.id}), 0)`,
      claimed: sql<number>`coalesce(sum(coalesce(${returnLines.received}, ${returnLines.units}))
        filter (where ${returns.id} is not null), 0)::int`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(returnLines, eq(returnLines.orderItemId, orderItems.id))
    .leftJoin(returns, and(eq(returns.id, returnLines.returnId), ne(returns.state, "refused")))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.id, products.id)
    .orderBy(asc(orderItems.position));
}
