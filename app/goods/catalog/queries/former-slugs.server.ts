import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, formerCategorySlugs, formerProductSlugs, products } from "../tables.server.ts";
import { findListedProduct } from "./product.server.ts";

/** The current address of the category that formerly had this one, if shoppers can see it. */
export async function movedCategory(db: Db, slug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ slug: categories.slug })
    .from(formerCategorySlugs)
    .innerJoin(categories, eq(categories.id, formerCategorySlugs.categoryId))
    .where(and(eq(formerCategorySlugs.slug, slug), eq(categories.isActive, true)));
  return found?.slug;
}

export async function movedProduct(db: Db, slug: string) {
  const [former] = await db
    .select({ id: formerProductSlugs.productId })
    .from(formerProductSlugs)
    .where(eq(formerProductSlugs.slug, slug));
  return former && findListedProduct(db, former.id);
}

/** The current addresses for those in texts and rules. Unchanged addresses stay as they are. */
export async function livingSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const moved = await db
    .select({ from: formerProductSlugs.slug, to: products.slug })
    .from(formerProductSlugs)
    .innerJoin(products, eq(products.id, formerProductSlugs.productId))
    .where(inArray(formerProductSlugs.slug, [...slugs]));
  const ways = new Map(moved.map(({ from, to }) => [from, to]));
  return slugs.map((slug) => ways.get(slug) ?? slug);
}

export async function formerAddresses(db: Db, categoryId: string): Promise<string[]> {
  const found = await db
    .select({ slug: formerCategorySlugs.slug })
    .from(formerCategorySlugs)
    .where(eq(formerCategorySlugs.categoryId, categoryId))
    .orderBy(formerCategorySlugs.slug);
  return found.map(({ slug }) => slug);
}
