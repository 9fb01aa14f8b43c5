import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { searchSynonyms } from "../tables.server.ts";

type ChangeSynonymRefusal = Refusal<"forbidden" | "not_found" | "changed">;

/**
 * Changes what a search word also finds, or removes the word if there is no `means`. `was` is what
 * the page showed, so that an outdated form overwrites nothing.
 */
export async function changeSynonym(
  ctx: Ctx,
  { synonymId, was, means }: { synonymId: string; was: string; means: string | undefined },
): Promise<Result<{ typed: string }, ChangeSynonymRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(searchSynonyms.id, synonymId);
    const [before] = await tx.db.select().from(searchSynonyms).where(own).for("update");
    if (!before) return refuse("not_found");
    // A colleague made the same change, or the button was pressed twice.
    if (before.means === means) return ok({ typed: before.typed });
    if (before.means !== was) return refuse("changed");
    if (means === undefined) await tx.db.delete(searchSynonyms).where(own);
    else await tx.db.update(searchSynonyms).set({ means, updatedAt: tx.now }).where(own);
    const { typed } = before;
    await recordAudit(tx, {
      action: means === undefined ? "search_synonym.removed" : "search_synonym.changed",
      subject: { type: "search_synonym", id: synonymId },
      before: { typed, means: before.means },
      after: { typed, means: means ?? "" },
    });
    return ok({ typed });
  });
}
