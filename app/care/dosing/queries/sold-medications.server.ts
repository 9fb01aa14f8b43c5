import { and, desc, eq, inArray } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { MEDICATIONS } from "../rules/medications.ts";

/** The product of each medication that is sold, by its compound. */
export async function soldMedications(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ compound: products.compound, slug: products.slug })
    .from(products)
    .where(and(eq(products.isActive, true), inArray(products.compound, [...MEDICATIONS])))
    .orderBy(desc(products.featured), products.name);
  return new Map(rows.toReversed().map(({ compound, slug }) => [compound ?? "", slug]));
}
