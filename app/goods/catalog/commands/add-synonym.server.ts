import { sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { synonymInput, type SynonymInput } from "../input.ts";
import { MOST_SYNONYMS } from "../rules/synonym-terms.ts";
import { searchSynonyms } from "../tables.server.ts";

export async function addSynonym(
  ctx: Ctx,
  input: SynonymInput,
): Promise<Result<{ id: string }, Refusal<"forbidden" | "taken" | "full">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  const facts = synonymInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    // The lock makes additions wait for each other, so that the list cannot exceed its limit.
    await tx.db.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`);
    if ((await tx.db.$count(searchSynonyms)) >= MOST_SYNONYMS) return refuse("full");
    const id = tx.ids.newId();
    const added = await tx.db
      .insert(searchSynonyms)
      .values({ id, ...facts, updatedAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: searchSynonyms.id });
    if (added.length === 0) return refuse("taken");
    const subject = { type: "search_synonym", id } as const;
    await recordAudit(tx, {
      action: "search_synonym.added",
      subject,
      before: { ...facts, means: "" },
      after: facts,
    });
    return ok({ id });
  });
}
