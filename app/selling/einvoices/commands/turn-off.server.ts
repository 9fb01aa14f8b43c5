import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockConnection } from "../queries/connection.server.ts";
import { audited, CONNECTION } from "../rules/audited-connection.ts";
import { eDocumentConnection } from "../tables.server.ts";

/** Deletes the Bureau's keys. Documents wait until staff download them. */
export async function turnOff(ctx: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if (before.receiver === null) return ok(undefined);
    const row = { receiver: null, sealedKeys: null, refusedSince: null };
    await tx.db.update(eDocumentConnection).set({ ...row, version: before.version + 1 });
    await recordAudit(tx, {
      action: "e_invoice_settings.changed",
      subject: CONNECTION,
      before: audited(before),
      after: audited({ ...before, ...row }),
    });
    return ok(undefined);
  });
}
