import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ReviewInput } from "../input.ts";
import { findVersion, lockArticle } from "../queries/article-versions.server.ts";
import { articleReviews } from "../tables.server.ts";

type ReviewArticleRefusal = Refusal<"forbidden" | "not_found" | "already_reviewed">;

/** Records a clinician's review of one version. Reviews are never changed. */
export async function reviewArticle(
  ctx: Ctx,
  articleId: string,
  input: ReviewInput,
): Promise<Result<{ version: number }, ReviewArticleRefusal>> {
  if (!may(ctx.actor, "content:review")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const article = await lockArticle(tx, articleId);
    const read = article && (await findVersion(tx.db, articleId, input.version));
    if (!read) return refuse("not_found");
    const [recorded] = await tx.db
      .insert(articleReviews)
      .values({
        id: tx.ids.newId(),
        articleId,
        ...input,
        recordedAt: tx.now,
        recordedBy: actorId(tx.actor),
      })
      .onConflictDoNothing()
      .returning({ id: articleReviews.id });
    if (!recorded) return refuse("already_reviewed");
    await recordAudit(tx, {
      action: "article.reviewed",
      subject: { type: "article", id: articleId },
      after: input,
    });
    return ok({ version: input.version });
  });
}
