import { asc } from "drizzle-orm";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

export async function conditionChoices(db: Db) {
  const [ofProducts, ofCategories] = await Promise.all([
    db.select({ id: products.id, name: products.name }).from(products).orderBy(asc(products.name)),
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.name)),
  ]);
  const names = new Map([...ofProducts, ...ofCategories].map(({ id, name }) => [id, name]));
  return { products: ofProducts, categories: ofCategories, names };
}

export type ConditionChoices = Awaited<ReturnType<typeof conditionChoices>>;
