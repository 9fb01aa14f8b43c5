import { desc, eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ArticleInput } from "../input.ts";
import { ownerOfAddress } from "../queries/articles.server.ts";
import { lockArticle } from "../queries/article-versions.server.ts";
import { articleVersions, articles } from "../tables.server.ts";

type SaveArticleRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "slug_taken">;

/**
 * Writes the version after the edited one, or the first version of a new article. Shoppers do not
 * see it until it is published.
 */
export async function saveArticle(
  ctx: Ctx,
  input: ArticleInput,
  edited?: Edited,
): Promise<Result<{ articleId: string; version: number }, SaveArticleRefusal>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const id = edited?.id ?? tx.ids.newId();
    if (!edited) await tx.db.insert(articles).values({ id, createdAt: tx.now });
    if (!(await lockArticle(tx, id))) return refuse("not_found");
    const owner = await ownerOfAddress(tx.db, input.slug);
    if (owner !== undefined && owner !== id) return refuse("slug_taken");
    const [latest] = await tx.db
      .select({
        version: articleVersions.version,
        slug: articleVersions.slug,
        title: articleVersions.title,
      })
      .from(articleVersions)
      .where(eq(articleVersions.articleId, id))
      .orderBy(desc(articleVersions.version))
      .limit(1);
    if (edited && latest?.version !== edited.version) return refuse("changed_meanwhile");
    const version = (latest?.version ?? 0) + 1;
    await tx.db.insert(articleVersions).values({
      id: tx.ids.newId(),
      articleId: id,
      version,
      ...input,
      savedAt: tx.now,
      savedBy: actorId(tx.actor),
    });
    await recordAudit(tx, {
      action: "article.saved",
      subject: { type: "article", id },
      before: latest,
      after: { version, slug: input.slug, title: input.title },
    });
    return ok({ articleId: id, version });
  });
}
