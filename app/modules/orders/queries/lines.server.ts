import { and, asc, eq, ne } from "drizzle-orm";
import { categories, products } from "#app/modules/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems } from "../tables.server.ts";

/** The lines that take units from the shelf; a service takes none. */
export async function stockedLines(db: Db, orderId: string) {
  return db
    .select({
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      quantity: orderItems.quantity,
      productName: orderItems.productName,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), ne(products.kind, "service")));
}

export async function orderLines(db: Db, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      productKind: products.kind,
      productName: orderItems.productName,
      images: products.images,
      areaLook: categories.look,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      price: orderItems.price,
      total: orderItems.total,
      reviewedAt: orderItems.reviewedAt,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** What was bought, as a cart can take it again. */
export async function boughtLines(db: Db, orderId: string) {
  const { productId, variantId, quantity, productName } = orderItems;
  return db
    .select({ productId, variantId, quantity, productName })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}
