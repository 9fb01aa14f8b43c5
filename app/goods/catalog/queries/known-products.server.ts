import { asc, getTableColumns, inArray, or } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { priceHistory, products, productVariants, stockLevels } from "../tables.server.ts";

const { searchWords: _, ...columns } = getTableColumns(products);

/** Products by id, unordered, each with its variants, stock and price history. */
export async function productsById(db: Db, ids: readonly string[]) {
  return withParts(db, await db.select(columns).from(products).where(inArray(products.id, ids)));
}

/** Products with any of these addresses or SKUs, including those with a variant of such an SKU. */
export async function knownProducts(db: Db, { slugs, skus }: { slugs: string[]; skus: string[] }) {
  const ofVariants = db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.sku, skus));
  const rows = await db
    .select(columns)
    .from(products)
    .where(
      or(
        inArray(products.slug, slugs),
        inArray(products.sku, skus),
        inArray(products.id, ofVariants),
      ),
    );
  return withParts(db, rows);
}

type Row = Omit<typeof products.$inferSelect, "searchWords">;

async function withParts(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const [variants, levels, asked] = await Promise.all([
    db
      .select()
      .from(productVariants)
      .where(inArray(productVariants.productId, ids))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
    db.select().from(stockLevels).where(inArray(stockLevels.productId, ids)),
    db.select().from(priceHistory).where(inArray(priceHistory.productId, ids)),
  ]);
  const of = <T extends { productId: string }>(parts: readonly T[]) =>
    Map.groupBy(parts, ({ productId }) => productId);
  const [itsVariants, itsLevels, itsPrices] = [of(variants), of(levels), of(asked)];
  return rows.map((product) => ({
    product,
    variants: itsVariants.get(product.id) ?? [],
    levels: itsLevels.get(product.id) ?? [],
    asked: itsPrices.get(product.id) ?? [],
  }));
}

export type KnownProduct = Awaited<ReturnType<typeof knownProducts>>[number];
