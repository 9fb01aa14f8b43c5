import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { products } from "../tables.server.ts";

/** Addresses per file; the format allows 50,000. */
export const SITEMAP_PAGE = 10_000;

const listed = and(eq(products.isActive, true), eq(products.kind, "product"));

export async function countListedProducts(db: Db): Promise<number> {
  return db.$count(products, listed);
}

/** One file of listed products in the order of their slugs; the first `page` is 1. */
export async function sitemapProducts(
  db: Db,
  page: number,
): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(listed)
    .orderBy(asc(products.slug))
    .limit(SITEMAP_PAGE)
    .offset((page - 1) * SITEMAP_PAGE);
}

/** The products with the texts of their cards, for readers of plain text. */
export async function productsInWords(
  db: Db,
): Promise<{ slug: string; name: string; shortDescription: string }[]> {
  return db
    .select({
      slug: products.slug,
      name: products.name,
      shortDescription: products.shortDescription,
    })
    .from(products)
    .where(listed)
    .orderBy(sql`${products.sold30d} desc`, asc(products.name))
    .limit(200);
}
