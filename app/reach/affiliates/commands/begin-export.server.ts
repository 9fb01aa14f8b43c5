import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** Logs who exported a list of people and its filters, but never the searched text. */
export async function beginExport(
  ctx: Ctx,
  what: "affiliates" | "commissions",
  filters: Readonly<Record<string, string>>,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "affiliates:read")) return refuse("forbidden");
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: `${what}.exported`,
      subject: { type: "affiliates", id: what },
      after: { ...filters },
    }),
  );
  return ok(undefined);
}
