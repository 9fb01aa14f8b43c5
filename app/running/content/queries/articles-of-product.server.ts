import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { articleVersions, articles } from "../tables.server.ts";

type Product = { slug: string; name: string };

/**
 * Published articles about a product: first those with its name in the title, then those about the
 * fewest products.
 */
export async function articlesOfProduct(db: Db, { slug, name }: Product, limit: number) {
  return db
    .select({
      slug: articleVersions.slug,
      title: articleVersions.title,
      category: articleVersions.category,
    })
    .from(articles)
    .innerJoin(
      articleVersions,
      and(
        eq(articleVersions.articleId, articles.id),
        eq(articleVersions.version, articles.publishedVersion),
      ),
    )
    .where(sql`${slug} = any(${articleVersions.products})`)
    .orderBy(
      sql`position(lower(${name}) in lower(${articleVersions.title})) = 0`,
      sql`cardinality(${articleVersions.products})`,
      desc(articles.firstPublishedAt),
      desc(articles.id),
    )
    .limit(limit);
}
