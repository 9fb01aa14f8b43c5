import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** The files name customers, so the log records who saved them. */
export async function beginExport(
  ctx: Ctx,
  what: "balances" | "entries",
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  const subject = { type: "credit", id: what };
  await inTransaction(ctx, (tx) => recordAudit(tx, { action: "credit.exported", subject }));
  return ok(undefined);
}
