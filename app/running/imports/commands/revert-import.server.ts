import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockImport } from "../queries/lock-import.server.ts";
import { imports } from "../tables.server.ts";
import { carryOut } from "./carry-out/carry-out.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";

/** Queues the revert of an import. Items that were changed since then stay as they are. */
export async function revertImport(
  ctx: Ctx,
  noun: ImportNoun,
  importId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "not_applied">>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, noun.name, importId);
    if (!found) return refuse("not_found");
    if (found.state !== "applied") return refuse("not_applied");
    await tx.db
      .update(imports)
      .set({ state: "reverting", revertedBy: actorId(tx.actor), revertedAt: tx.now })
      .where(eq(imports.id, importId));
    await recordAudit(tx, {
      action: "import.reverting",
      subject: { type: "import", id: importId },
      after: { noun: noun.name, fileName: found.fileName },
    });
    if (noun.enqueue) await noun.enqueue(tx.db, importId);
    else await carryOut(tx, noun, importId);
    return ok(undefined);
  });
}
