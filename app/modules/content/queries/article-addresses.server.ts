import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { articleSlugs, articleVersions, articles } from "../tables.server.ts";

/**
 * Whose this address is: of the article that is shown there now, or that was when it was taken back.
 * One that its article gave up for another is free again.
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
    .leftJoin(
      articleVersions,
      and(
        eq(articleVersions.articleId, articles.id),
        eq(articleVersions.version, articles.publishedVersion),
      ),
    )
    .where(eq(articleSlugs.slug, slug));
  const isGivenUp = owner && owner.publishedVersion !== null && owner.shownAt !== slug;
  return isGivenUp ? undefined : owner?.articleId;
}
