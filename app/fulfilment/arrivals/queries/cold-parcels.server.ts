import { and, asc, eq, isNotNull } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { parcelItems, parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** A sent parcel with cold items. */
export type ColdParcel = { number: number; shippedAt: Date | null; deliveredAt: Date | null };

/** Parcels of an order that its buyer can report, by number. */
export async function coldParcels(db: Db, orderId: string): Promise<ColdParcel[]> {
  return db
    .selectDistinct({
      number: parcels.number,
      shippedAt: parcels.shippedAt,
      deliveredAt: parcels.deliveredAt,
    })
    .from(parcels)
    .innerJoin(parcelItems, eq(parcelItems.parcelId, parcels.id))
    .innerJoin(orderItems, eq(orderItems.id, parcelItems.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(eq(parcels.orderId, orderId), isNotNull(parcels.shippedAt), eq(products.needsCold, true)),
    )
    .orderBy(asc(parcels.number));
}
