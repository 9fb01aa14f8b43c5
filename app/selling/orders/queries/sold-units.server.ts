import { and, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";

/** Sold units per product since a time, in paid orders that were not refunded. */
export async function soldUnits(
  db: Db,
  since: Date,
): Promise<{ productId: string; units: number }[]> {
  return db
    .select({
      productId: orderItems.productId,
      units: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        gt(orders.createdAt, since),
        inArray(orders.paymentStatus, ["paid", "partially_refunded"]),
        notInArray(orders.status, ["cancelled", "refunded"]),
      ),
    )
    .groupBy(orderItems.productId);
}
