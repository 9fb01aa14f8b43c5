import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockArticle } from "../queries/article-versions.server.ts";
import { articles } from "../tables.server.ts";

/** Withdraws an article from the shop. Its versions, reviews and addresses stay. */
export async function unpublishArticle(
  ctx: Ctx,
  articleId: string,
): Promise<Result<{ version: number }, Refusal<"forbidden" | "not_found" | "not_published">>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const article = await lockArticle(tx, articleId);
    if (!article) return refuse("not_found");
    const version = article.publishedVersion;
    if (version === null) return refuse("not_published");
    await tx.db.update(articles).set({ publishedVersion: null }).where(eq(articles.id, articleId));
    await recordAudit(tx, {
      action: "article.unpublished",
      subject: { type: "article", id: articleId },
      before: { publishedVersion: version },
      after: { publishedVersion: null },
    });
    return ok({ version });
  });
}
