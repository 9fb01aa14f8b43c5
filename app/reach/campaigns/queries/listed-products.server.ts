import { and, asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The products on sale, by name, which a campaign can show. */
export async function listedProducts(db: Db) {
  const { slug, name, isActive, kind } = products;
  return db
    .select({ slug, name })
    .from(products)
    .where(and(eq(isActive, true), eq(kind, "product")))
    .orderBy(asc(name));
}
