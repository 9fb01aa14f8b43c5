import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

// What a search looks at is as long as all texts together, and on no page.
const { searchWords: _, searchName: __, keywords: ___, ...texts } = getTableColumns(products);
// What is for staff alone.
const { costPerItem: _cost, tags: _tags, archivedAt: _at, ...open } = texts;
const { version: _version, variantsVersion: _variants, ...shown } = open;

/** Finds a listed product by its slug or its id; anything inactive does not exist for a shopper. */
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

/** Supplies and services, offered beside the cart. */
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
