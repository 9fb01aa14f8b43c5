import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { products } from "../tables.server.ts";

/** The vial content of each product, missing ones first; for staff. */
export async function allVials(db: Db) {
  const { id, name, sku, isActive, vialAmount, vialUnit, highestPrice, variantNames } = products;
  return db
    .select({ id, name, sku, isActive, vialAmount, vialUnit, highestPrice, variantNames })
    .from(products)
    .where(eq(products.kind, "product"))
    .orderBy(sql`${vialAmount} is null and ${highestPrice} is null desc`, asc(name));
}

export type VialRow = Awaited<ReturnType<typeof allVials>>[number];
