import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import {
  categories,
  products,
  productVariants,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { StocktakeScope } from "../rules/stocktake-states.ts";
import { isItem, itemSku } from "./list-stock.server.ts";

type StocktakeScopeInput = { scope: StocktakeScope; category: string; shelf: string };

/** The items of a new stocktake, with the name of its shelf or category. */
export async function itemsToCount(db: Db, { scope, category, shelf }: StocktakeScopeInput) {
  const conditions: Record<StocktakeScope, SQL | undefined> = {
    all: undefined,
    category: eq(categories.slug, category),
    shelf: eq(stockLevels.shelf, shelf),
  };
  const rows = await db
    .select({
      stockLevelId: stockLevels.id,
      name: soldName,
      sku: itemSku,
      shelf: stockLevels.shelf,
      unitCost: sql<number | null>`c.cost`,
      category: categories.name,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockLevels.variantId))
    .leftJoin(sql`unit_costs() c`, sql`c.stock_level_id = ${stockLevels.id}`)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isItem, conditions[scope]))
    .orderBy(asc(stockLevels.shelf), asc(products.name), asc(stockLevels.id));
  const names = { all: "", category: rows[0]?.category ?? "", shelf };
  return { items: rows.map(({ category: _, ...item }) => item), name: names[scope] };
}

/** The possible scopes of a stocktake. */
export async function countableScopes(db: Db) {
  const [shelves, groups] = await Promise.all([
    db.selectDistinct({ shelf: stockLevels.shelf }).from(stockLevels).orderBy(stockLevels.shelf),
    db
      .select({ slug: categories.slug, name: categories.name })
      .from(categories)
      .orderBy(categories.name),
  ]);
  return { shelves: shelves.flatMap(({ shelf }) => (shelf ? [shelf] : [])), categories: groups };
}
