import { asc, eq, sql } from "drizzle-orm";
import { products, productVariants } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems } from "../tables.server.ts";

/** The lines of an order as they can be changed, in its own order. */
export async function changeableLines(db: Db, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      position: orderItems.position,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      productName: orderItems.productName,
      productKind: products.kind,
      quantity: orderItems.quantity,
      price: orderItems.price,
      sellable: sql<boolean>`${products.isActive} and case when ${orderItems.variantId} is null
        then ${products.highestPrice} is null else ${productVariants.isActive} end`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}
