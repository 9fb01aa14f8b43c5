import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockImport } from "../queries/lock-import.server.ts";
import type { ImportState } from "../rules/planned-item.ts";
import { imports } from "../tables.server.ts";
import type { ImportNoun } from "../queries/import-noun.server.ts";

const DISCARDABLE = new Set<ImportState>(["planning", "unreadable", "ready"]);

/** Removes an uploaded file that was not applied, also while a job plans it. */
export async function discardImport(
  ctx: Ctx,
  noun: ImportNoun,
  importId: string,
): Promise<Result<{ fileName: string }, Refusal<"forbidden" | "not_found" | "started">>> {
  if (!may(ctx.actor, noun.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, noun.name, importId);
    if (!found) return refuse("not_found");
    if (!DISCARDABLE.has(found.state)) return refuse("started");
    const { fileName } = found;
    await tx.db.delete(imports).where(eq(imports.id, importId));
    await recordAudit(tx, {
      action: "import.discarded",
      subject: { type: "import", id: importId },
      before: { noun: noun.name, fileName },
    });
    return ok({ fileName });
  });
}
