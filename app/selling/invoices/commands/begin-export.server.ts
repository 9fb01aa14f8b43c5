import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** Invoices name buyers, so the log records who exported which days or list. */
export async function beginExport(
  ctx: Ctx,
  after: Readonly<Record<string, string>>,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "reports:read")) return refuse("forbidden");
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: "invoices.exported",
      subject: { type: "invoices", id: "all" },
      after,
    }),
  );
  return ok(undefined);
}
