import { desc, eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FaqInput } from "../input.ts";
import { faqVersions } from "../tables.server.ts";

type FaqRefusal = Refusal<"forbidden" | "slug_taken" | "not_found" | "changed_meanwhile">;

/** Writes the version after the edited one, or without `edited` a question with a new slug. */
export async function saveFaqEntry(
  ctx: Ctx,
  input: FaqInput,
  edited?: { version: number },
): Promise<Result<{ slug: string; version: number }, FaqRefusal>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`faq ${input.slug}`}, 0))`,
    );
    const [latest] = await tx.db
      .select()
      .from(faqVersions)
      .where(eq(faqVersions.slug, input.slug))
      .orderBy(desc(faqVersions.version))
      .limit(1);
    if (!edited && latest) return refuse("slug_taken");
    if (edited && !latest) return refuse("not_found");
    if (edited && latest?.version !== edited.version) return refuse("changed_meanwhile");
    const version = (latest?.version ?? 0) + 1;
    const id = tx.ids.newId();
    const savedBy = actorId(tx.actor);
    await tx.db.insert(faqVersions).values({ id, ...input, version, savedAt: tx.now, savedBy });
    await recordAudit(tx, {
      action: "faq.saved",
      subject: { type: "faq", id: input.slug },
      before: latest && logged(latest),
      after: { ...logged(input), version },
    });
    return ok({ slug: input.slug, version });
  });
}

function logged({ category, position, question, answer, live, isShown }: FaqInput) {
  return { category, position, question, answer, live, isShown };
}
