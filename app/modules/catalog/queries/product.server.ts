import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

/** Finds a listed product by its slug or its id; anything inactive does not exist for a shopper. */
export async function findListedProduct(db: Db, idOrSlug: string) {
  const [row] = await db
    .select({
      product: products,
      categoryName: categories.name,
      categorySlug: categories.slug,
      available: availableUnits,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        sql`(${products.slug} = ${idOrSlug} or ${products.id}::text = ${idOrSlug})`,
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
