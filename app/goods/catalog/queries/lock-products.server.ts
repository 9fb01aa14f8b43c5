import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { categories, products } from "../tables.server.ts";
import type { RecordKey } from "#app/platform/records/operation.ts";

type ProductNames = { slug: string; sku: string; categoryId: string | null };

/**
 * Locks a product, its category, and the wanted address and SKU until the transaction ends. No one
 * else can take an address or SKU between the check and the write.
 */
export async function lockProductRows(tx: Ctx, id: string | undefined, wanted: ProductNames) {
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

export async function lockProduct(tx: Ctx, id: string) {
  const [product] = await tx.db.select().from(products).where(eq(products.id, id)).for("update");
  return product;
}

export const productBySlug: RecordKey = {
  name: "slug",
  says: "The URL handle of the product, such as quiet-blend",
  async lock({ db }, slug) {
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.slug, slug))
      .for("update");
    return product?.id;
  },
};
