import { eq } from "drizzle-orm";
import { z } from "zod";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { nothing, operation, type RecordKey } from "#app/platform/records/operation.ts";
import { findPublishedArticle } from "../queries/articles.server.ts";
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

/** A published article by its address. */
const articleBySlug: RecordKey = {
  name: "slug",
  says: "The address of the article in the knowledge hub, such as storing-vials",
  async lock(tx, slug) {
    const found = await findPublishedArticle(tx.db, slug);
    return found && (await lockArticle(tx, found.article.id))?.id;
  },
};

export const withdrawArticle = operation({
  name: "articles.unpublish",
  says: "Withdraw an article from the knowledge hub. It can be published again.",
  who: "content:write",
  kind: "change",
  isRepeatable: false,
  key: articleBySlug,
  input: z.object({}),
  output: nothing,
  async run(ctx, _, articleId) {
    const done = await unpublishArticle(ctx, articleId);
    return done.ok ? ok(undefined) : done;
  },
});
