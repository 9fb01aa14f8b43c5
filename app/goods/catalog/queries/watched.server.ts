import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { productVariants, products, stockLevels } from "../tables.server.ts";
import { livingSlugs } from "./former-slugs.server.ts";
import { soldName } from "./sold-name.server.ts";

const watched = {
  productId: products.id,
  variantId: productVariants.id,
  name: soldName,
  slug: products.slug,
  sku: productVariants.sku,
  price: sql<Centavos>`coalesce(${productVariants.price}, ${products.price})`,
  available: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
};

/** Items that shoppers can watch: a product on sale, or one of its variants on sale. */
function onSale(db: Db) {
  return db
    .select(watched)
    .from(products)
    .leftJoin(
      productVariants,
      and(eq(productVariants.productId, products.id), eq(productVariants.isActive, true)),
    )
    .leftJoin(
      stockLevels,
      sql`${stockLevels.productId} = ${products.id}
        and ${stockLevels.variantId} is not distinct from ${productVariants.id}`,
    )
    .$dynamic();
}

const listed = and(
  eq(products.isActive, true),
  eq(products.kind, "product"),
  // Products that need an approval cannot be watched.
  sql`${products.clearance} <> 'required'`,
);

/** By the current or a former address of the page; with variants, by SKU. */
export async function findWatchable(db: Db, slug: string, sku: string | null) {
  const which = sku === null ? isNull(products.highestPrice) : sql`${productVariants.sku} = ${sku}`;
  const [living = slug] = await livingSlugs(db, [slug]);
  const [item] = await onSale(db).where(and(listed, eq(products.slug, living), which));
  return item;
}

/** The same by ids. */
export async function findWatched(db: Db, productId: string, variantId: string | null) {
  const which =
    variantId === null
      ? isNull(products.highestPrice)
      : and(isNotNull(productVariants.id), eq(productVariants.id, variantId));
  const [item] = await onSale(db).where(and(listed, eq(products.id, productId), which));
  return item;
}

export type WatchedItem = NonNullable<Awaited<ReturnType<typeof findWatched>>>;
