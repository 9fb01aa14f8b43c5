import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { parcelItems, parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ColdGood } from "../rules/judge-arrival.ts";

/** Cold items of a parcel, with the hours that their labels allow. */
export async function coldGoods(
  db: Db,
  { orderId, parcel }: { orderId: string; parcel: number },
): Promise<ColdGood[]> {
  const name = orderItems.productName;
  return db
    .select({ name, warmHours: products.warmHours, warmSource: products.warmSource })
    .from(parcels)
    .innerJoin(parcelItems, eq(parcelItems.parcelId, parcels.id))
    .innerJoin(orderItems, eq(orderItems.id, parcelItems.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(parcels.orderId, orderId),
        eq(parcels.number, parcel),
        isNotNull(parcels.shippedAt),
        eq(products.needsCold, true),
      ),
    )
    .groupBy(name, products.id)
    .orderBy(asc(sql`min(${orderItems.position})`));
}
