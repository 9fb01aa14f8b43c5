import { and, desc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { articleReviews, articleVersions, articles } from "../tables.server.ts";

/** Locks an article against other changes until the transaction ends. */
export async function lockArticle({ db }: Ctx, articleId: string) {
  if (!validate(articleId)) return undefined;
  const [article] = await db
    .select()
    .from(articles)
    .where(eq(articles.id, articleId))
    .for("update");
  return article;
}

export async function findVersion(db: Db, articleId: string, version: number) {
  const [found] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.version, version)));
  return found;
}

export async function findReview(db: Db, articleId: string, version: number) {
  const [found] = await db
    .select()
    .from(articleReviews)
    .where(and(eq(articleReviews.articleId, articleId), eq(articleReviews.version, version)));
  return found;
}

/** All versions, newest first, with their reviews; for staff. */
export async function versionsOf(db: Db, articleId: string) {
  if (!validate(articleId)) return [];
  const { version, title, savedAt } = articleVersions;
  const { reviewer, credentials, reviewedOn } = articleReviews;
  return db
    .select({ version, title, savedAt, reviewer, credentials, reviewedOn })
    .from(articleVersions)
    .leftJoin(
      articleReviews,
      and(
        eq(articleReviews.articleId, articleVersions.articleId),
        eq(articleReviews.version, version),
      ),
    )
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(version));
}

export async function findArticle(db: Db, articleId: string) {
  if (!validate(articleId)) return undefined;
  const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
  return article;
}
