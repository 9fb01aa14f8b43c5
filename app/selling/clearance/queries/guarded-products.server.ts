import { and, asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Products on sale that need a clinician's approval, by name. */
export async function guardedProducts(db: Db) {
  const { id, name, clearance, isActive, kind } = products;
  return db
    .select({ id, name })
    .from(products)
    .where(and(eq(clearance, "required"), eq(isActive, true), eq(kind, "product")))
    .orderBy(asc(name));
}
