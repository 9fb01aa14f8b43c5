import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ownerOfAddress } from "../queries/articles.server.ts";
import { findReview, findVersion, lockArticle } from "../queries/article-versions.server.ts";
import { mayPublish } from "../rules/text-review.ts";
import { articleSlugs, articles } from "../tables.server.ts";

export type Publication = {
  articleId: string;
  version: number;
  /** Demo mode also shows unreviewed texts, and marks them. */
  demo: boolean;
};

type PublishArticleRefusal = Refusal<"forbidden" | "not_found" | "slug_taken" | "not_reviewed">;

/**
 * Publishes this version at its own address. The article's earlier addresses redirect to it until
 * another article takes them.
 */
export async function publishArticle(
  ctx: Ctx,
  { articleId, version, demo }: Publication,
): Promise<Result<{ slug: string }, PublishArticleRefusal>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const article = await lockArticle(tx, articleId);
    const chosen = article && (await findVersion(tx.db, articleId, version));
    if (!chosen) return refuse("not_found");
    const reviewed = (await findReview(tx.db, articleId, version)) !== undefined;
    if (!mayPublish({ reviewed, demo })) return refuse("not_reviewed");
    const { slug } = chosen;
    if (!(await takeAddress(tx, slug, articleId))) return refuse("slug_taken");
    const firstPublishedAt = article.firstPublishedAt ?? tx.now;
    await tx.db
      .update(articles)
      .set({ publishedVersion: version, firstPublishedAt })
      .where(eq(articles.id, articleId));
    await recordAudit(tx, {
      action: "article.published",
      subject: { type: "article", id: articleId },
      before: { publishedVersion: article.publishedVersion },
      after: { publishedVersion: version, slug, reviewed },
    });
    return ok({ slug });
  });
}

/** False if another article has the address. Articles that take one address wait here. */
async function takeAddress({ db, now }: Ctx, slug: string, articleId: string): Promise<boolean> {
  await db.insert(articleSlugs).values({ slug, articleId, takenAt: now }).onConflictDoNothing();
  const atSlug = eq(articleSlugs.slug, slug);
  await db.select().from(articleSlugs).where(atSlug).for("update");
  const owner = await ownerOfAddress(db, slug);
  if (owner !== undefined && owner !== articleId) return false;
  await db.update(articleSlugs).set({ articleId }).where(atSlug);
  return true;
}
