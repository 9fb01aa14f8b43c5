import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants, stockLevels } from "../tables.server.ts";

/** A product's variants on sale, in their display order. */
export async function soldVariants(db: Db, productId: string) {
  return db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      variantName: productVariants.variantName,
      option1Value: productVariants.option1Value,
      option2Value: productVariants.option2Value,
      price: productVariants.price,
      compareAtPrice: productVariants.compareAtPrice,
      picture: productVariants.picture,
      available: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
    })
    .from(productVariants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, productVariants.id))
    .where(and(eq(productVariants.productId, productId), eq(productVariants.isActive, true)))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}
