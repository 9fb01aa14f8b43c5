import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants, products, stockLevels } from "../tables.server.ts";
import { chosenName } from "./sold-name.server.ts";

/** The price of one unit before a reduction; null if it was not reduced. */
export const regularPrice = sql<number | null>`case when ${productVariants.id} is null
  then ${products.compareAtPrice} else ${productVariants.compareAtPrice} end`;

/**
 * One item that can be added to a cart. A product with variants is bought as one of them, so it is
 * not found without a variant. `available` is null for an item that cannot run out.
 */
export async function findSellable(db: Db, productId: string, variantId: string | null) {
  if (!isUuid(productId)) return undefined;
  const [row] = await db
    .select({
      name: chosenName,
      slug: products.slug,
      categoryId: products.categoryId,
      sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
      kind: products.kind,
      clearance: products.clearance,
      compound: products.compound,
      price: sql<number>`coalesce(${productVariants.price}, ${products.price})`,
      weight: sql<number | null>`coalesce(${productVariants.weight}, ${products.weight})`,
      needsCold: products.needsCold,
      regularPrice,
      statutoryDiscount: products.statutoryDiscount,
      available: sql<number | null>`case when ${products.kind} = 'service' then null
        else coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0) end`,
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(
        eq(productVariants.productId, products.id),
        eq(productVariants.isActive, true),
        sql`${productVariants.id}::text = ${variantId}`,
      ),
    )
    .leftJoin(
      stockLevels,
      sql`${stockLevels.productId} = ${products.id}
        and ${stockLevels.variantId} is not distinct from ${productVariants.id}`,
    )
    .where(
      and(
        eq(products.id, productId),
        eq(products.isActive, true),
        variantId === null ? isNull(products.highestPrice) : isNotNull(productVariants.id),
      ),
    );
  return row;
}

/** The product whose variant must be chosen first; undefined if there is nothing to choose. */
export async function findChoice(db: Db, productId: string) {
  if (!isUuid(productId)) return undefined;
  const [row] = await db
    .select({ name: products.name, slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.id, productId),
        eq(products.isActive, true),
        isNotNull(products.highestPrice),
      ),
    );
  return row;
}
