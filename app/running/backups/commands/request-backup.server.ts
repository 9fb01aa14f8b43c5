import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { isBackingUp } from "../queries.server.ts";

const KEY = "backups.make";

/** Queues a backup. Two simultaneous requests make one backup. */
export async function requestBackup(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "no_key" | "already_running">>> {
  if (!may(ctx.actor, "backup:run")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if ((await loadSettings(tx.db)).backup_recipient === "") return refuse("no_key");
    if (await isBackingUp(tx.db)) return refuse("already_running");
    // A failed backup is not retried: a person reads the reason and requests it again.
    await enqueue(tx.db, "backups.make", {}, { key: KEY, maxAttempts: 1 });
    await recordAudit(tx, { action: "backup.requested", subject: { type: "backup", id: "next" } });
    return ok(undefined);
  });
}
