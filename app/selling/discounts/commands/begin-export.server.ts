import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** Unused codes are worth money, so the log records who exported them. */
export async function beginExport(
  ctx: Ctx,
  { search, filters }: ListQuery,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: "discounts.exported",
      subject: { type: "discounts", id: search === "" ? "all" : "search" },
      after: { ...filters, search },
    }),
  );
  return ok(undefined);
}
