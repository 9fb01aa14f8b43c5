import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

// The search columns are as long as all texts together, and no page shows them.
const { searchWords: _, searchName: __, keywords: ___, ...texts } = getTableColumns(products);
// Columns for staff only.
const { costPerItem: _cost, tags: _tags, archivedAt: _at, ...open } = texts;
const { version: _version, variantsVersion: _variants, ...shown } = open;

/** Finds a listed product by slug or id. Inactive products do not exist for shoppers. */
export async function findListedProduct(db: Db, idOrSlug: string) {
  const [row] = await db
    .select({
      product: shown,
      categoryName: categories.name,
      categorySlug: categories.slug,
      areaLook: categories.look,
      available: availableUnits,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        or(eq(products.slug, idOrSlug), isUuid(idOrSlug) ? eq(products.id, idOrSlug) : undefined),
        eq(products.isActive, true),
        eq(products.kind, "product"),
      ),
    );
  return row;
}

/** Supplies and services that the cart offers. */
export async function listAddOns(db: Db) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      price: products.price,
      shortDescription: products.shortDescription,
      images: products.images,
    })
    .from(products)
    .where(and(eq(products.isActive, true), sql`${products.kind} <> 'product'`))
    .orderBy(asc(products.price));
}
