import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants, products, stockLevels } from "../tables.server.ts";
import { soldName } from "./sold-name.server.ts";

/**
 * The items of these products that can be ordered now, each variant separately, in the requested
 * order. Products that need a clinician's approval are included only if `cleared`.
 */
export async function orderableItems(
  db: Db,
  productIds: readonly string[],
  { cleared = false } = {},
) {
  if (productIds.length === 0) return [];
  const available = sql<number>`${stockLevels.onHand} - ${stockLevels.reserved}`;
  const rows = await db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      name: soldName,
      status: products.regulatoryStatus,
      price: sql<number>`coalesce(${productVariants.price}, ${products.price})`,
      available,
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(eq(productVariants.productId, products.id), eq(productVariants.isActive, true)),
    )
    .innerJoin(
      stockLevels,
      sql`${stockLevels.productId} = ${products.id}
        and ${stockLevels.variantId} is not distinct from ${productVariants.id}`,
    )
    .where(
      and(
        inArray(products.id, [...productIds]),
        eq(products.isActive, true),
        cleared ? undefined : ne(products.clearance, "required"),
        ne(products.kind, "service"),
        or(isNull(products.highestPrice), sql`${productVariants.id} is not null`),
        sql`${available} > 0`,
      ),
    )
    .orderBy(asc(productVariants.position), asc(productVariants.id));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return [...new Set(productIds)].flatMap((id) => byProduct.get(id) ?? []);
}

export type OrderableItem = Awaited<ReturnType<typeof orderableItems>>[number];

/** Products that have this SKU, or a variant with it. */
export async function productsOfSku(db: Db, sku: string): Promise<string[]> {
  const typed = sku.trim().toLowerCase();
  if (typed === "" || !typed.isWellFormed() || typed.includes("\0")) return [];
  const rows = await db
    .selectDistinct({ id: products.id })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(
      or(sql`lower(${products.sku}) = ${typed}`, sql`lower(${productVariants.sku}) = ${typed}`),
    );
  return rows.map(({ id }) => id);
}
