import { asc, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";

/** Counts each category's products, and those that shoppers can see. */
function withCounts(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      look: categories.look,
      description: categories.description,
      isActive: categories.isActive,
      version: categories.version,
      products: sql<number>`count(${products.id})::int`,
      listed: sql<number>`(count(*) filter
        (where ${products.isActive} and ${products.kind} = 'product'))::int`,
    })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .groupBy(categories.id)
    .$dynamic();
}

/** All categories in the shop's order, inactive ones included. */
export async function allCategories(db: Db) {
  return withCounts(db).orderBy(asc(categories.sortOrder), asc(categories.name));
}

export async function findCategory(db: Db, categoryId: string) {
  if (!validate(categoryId)) return undefined;
  const [found] = await withCounts(db).where(eq(categories.id, categoryId));
  return found;
}
