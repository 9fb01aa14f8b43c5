import { desc, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { documents } from "../tables.server.ts";

export type NewDocument = {
  slug: string;
  title: string;
  body: string;
  /** The newest version that the editor saw, so that a newer one is not overwritten unread. */
  after?: number | undefined;
};

/** Publishes the next version of a text. Earlier versions stay, because orders refer to them. */
export async function publishDocument(
  ctx: Ctx,
  { after, ...input }: NewDocument,
): Promise<Result<{ version: number }, Refusal<"forbidden" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.slug}, 0))`);
    const [latest] = await tx.db
      .select({ version: documents.version })
      .from(documents)
      .where(eq(documents.slug, input.slug))
      .orderBy(desc(documents.version))
      .limit(1);
    if (after !== undefined && after !== (latest?.version ?? 0)) return refuse("changed_meanwhile");
    const version = (latest?.version ?? 0) + 1;
    const id = tx.ids.newId();
    await tx.db.insert(documents).values({ id, ...input, version, publishedAt: tx.now });
    await recordAudit(tx, {
      action: "document.published",
      subject: { type: "document", id: input.slug },
      before: latest && { slug: input.slug, version: latest.version },
      after: { slug: input.slug, version },
    });
    return ok({ version });
  });
}
