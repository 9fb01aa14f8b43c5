import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ArticleCategory } from "../views/article-terms.ts";
import { articleReviews, articleSlugs, articleVersions, articles } from "../tables.server.ts";

const shown = and(
  eq(articleVersions.articleId, articles.id),
  eq(articleVersions.version, articles.publishedVersion),
);
const reviewOfVersion = and(
  eq(articleReviews.articleId, articleVersions.articleId),
  eq(articleReviews.version, articleVersions.version),
);

/** Published articles, newest first. `limit` is for pages that show only the first few. */
export async function publishedArticles(db: Db, category?: ArticleCategory, limit?: number) {
  const query = db
    .select({
      slug: articleVersions.slug,
      title: articleVersions.title,
      summary: articleVersions.summary,
      category: articleVersions.category,
      body: articleVersions.body,
      author: articleVersions.author,
      picture: articleVersions.picture,
    })
    .from(articles)
    .innerJoin(articleVersions, shown)
    .where(
      and(
        isNotNull(articles.publishedVersion),
        category ? eq(articleVersions.category, category) : undefined,
      ),
    )
    .orderBy(desc(articles.firstPublishedAt), desc(articles.id));
  return limit === undefined ? await query : await query.limit(limit);
}

/** Finds an article by its current or a former address; `slug` is the current one. */
export async function findPublishedArticle(db: Db, slug: string) {
  const [found] = await db
    .select({ version: articleVersions, review: articleReviews, article: articles })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .innerJoin(articleVersions, shown)
    .leftJoin(articleReviews, reviewOfVersion)
    .where(eq(articleSlugs.slug, slug));
  return found;
}

export async function isWithdrawnArticle(db: Db, slug: string): Promise<boolean> {
  const found = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(
      and(
        eq(articleSlugs.slug, slug),
        isNull(articles.publishedVersion),
        isNotNull(articles.firstPublishedAt),
      ),
    );
  return found.length > 0;
}

/**
 * The article that owns an address: the article shown there now, or the article shown there when
 * it was withdrawn. An address that its article gave up for another is free again.
 */
export async function ownerOfAddress(db: Db, slug: string): Promise<string | undefined> {
  const [owner] = await db
    .select({
      articleId: articles.id,
      publishedVersion: articles.publishedVersion,
      shownAt: articleVersions.slug,
    })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .leftJoin(articleVersions, shown)
    .where(eq(articleSlugs.slug, slug));
  const isGivenUp = owner && owner.publishedVersion !== null && owner.shownAt !== slug;
  return isGivenUp ? undefined : owner?.articleId;
}

/** All addresses of published articles, former ones included: those redirect to the current one. */
export async function publishedAddresses(db: Db): Promise<Set<string>> {
  const found = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(isNotNull(articles.publishedVersion));
  return new Set(found.map(({ slug }) => slug));
}

/**
 * All articles by their newest version, with whether the published version is reviewed; for staff.
 */
export async function allArticles(db: Db) {
  const newest = db
    .selectDistinctOn([articleVersions.articleId], {
      articleId: articleVersions.articleId,
      version: articleVersions.version,
      title: articleVersions.title,
      category: articleVersions.category,
      savedAt: articleVersions.savedAt,
    })
    .from(articleVersions)
    .orderBy(articleVersions.articleId, desc(articleVersions.version))
    .as("newest");
  return db
    .select({
      id: articles.id,
      publishedVersion: articles.publishedVersion,
      version: newest.version,
      title: newest.title,
      category: newest.category,
      savedAt: newest.savedAt,
      reviewed: sql<boolean>`exists (select 1 from ${articleReviews}
        where ${articleReviews.articleId} = ${articles.id}
        and ${articleReviews.version} = coalesce(${articles.publishedVersion}, ${newest.version}))`,
    })
    .from(articles)
    .innerJoin(newest, eq(newest.articleId, articles.id))
    .orderBy(newest.title);
}
