import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { categories, products } from "../tables.server.ts";

type Wanted = { slug: string; sku: string; categoryId: string | null };

/**
 * Locks a product, its category and the names that it wants, until the transaction ends: nobody else
 * takes an address or an SKU between looking whether it is free and writing it.
 */
export async function lockProductRows(tx: Ctx, id: string | undefined, wanted: Wanted) {
  const { slug, sku, categoryId } = wanted;
  for (const name of [`product slug ${slug}`, `product sku ${sku}`].toSorted()) {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
  const [category] = categoryId
    ? await tx.db
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.id, categoryId))
        .for("share")
    : [];
  const before = id ? await lockProduct(tx, id) : undefined;
  return { before, hasCategory: categoryId === null || category !== undefined };
}

/** The row of one product, locked. */
export async function lockProduct(tx: Ctx, id: string) {
  const [product] = await tx.db.select().from(products).where(eq(products.id, id)).for("update");
  return product;
}
