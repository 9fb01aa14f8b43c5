import { asc, eq, sql } from "drizzle-orm";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Items that can be ordered for stock: products and supplies, or their variants. */
export async function orderableItems(db: Db) {
  return db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      name: soldName,
      sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
      kind: products.kind,
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(sql`${products.kind} <> 'service' and ${products.archivedAt} is null
      and (${productVariants.id} is null or ${productVariants.isActive})`)
    .orderBy(asc(products.name), asc(productVariants.position));
}
