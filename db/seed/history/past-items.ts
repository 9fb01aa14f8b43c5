import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { productVariants, products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** What orders need of an item, and the open lot that its units leave from. */
export async function pastItems(db: Db) {
  return db
    .select({
      sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
      productId: products.id,
      variantId: stockLevels.variantId,
      categoryId: products.categoryId,
      name: soldName,
      kind: products.kind,
      price: sql<number>`coalesce(${productVariants.price}, ${products.price})`,
      weight: sql<number | null>`coalesce(${productVariants.weight}, ${products.weight})`,
      needsCold: products.needsCold,
      isAcknowledged: sql<boolean>`${products.clearance} = 'acknowledge'`,
      levelId: stockLevels.id,
      lotId: lots.id,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .leftJoin(
      lots,
      and(
        eq(lots.productId, stockLevels.productId),
        sql`${lots.variantId} is not distinct from ${stockLevels.variantId}`,
        isNotNull(lots.openedAt),
        isNull(lots.closedAt),
      ),
    );
}

export type PastItem = Awaited<ReturnType<typeof pastItems>>[number];
