import { and, eq, inArray } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { MEDICATIONS } from "../rules/medications.ts";

export async function soldMedications(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.isActive, true), inArray(products.slug, [...MEDICATIONS])));
  return rows.map(({ slug }) => slug);
}
