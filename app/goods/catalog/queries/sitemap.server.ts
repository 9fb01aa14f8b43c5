import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { products } from "../tables.server.ts";

/** So many addresses fit one file; the format allows 50,000. */
export const SITEMAP_PAGE = 10_000;

const listed = and(eq(products.isActive, true), eq(products.kind, "product"));

export async function countListedProducts(db: Db): Promise<number> {
  return db.$count(products, listed);
}

/** Listed products in the order of their slugs, one file's worth; `page` counts from 1. */
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

/** What the shop sells, in the words of its cards: for readers that take plain text. */
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
