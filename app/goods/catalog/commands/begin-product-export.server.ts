import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/** The file contains the shop's costs, so the log records who exported it. */
export async function beginProductExport(
  ctx: Ctx,
  { search, filters }: ListQuery,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: "products.exported",
      subject: { type: "products", id: search === "" ? "all" : "search" },
      after: { ...filters, search },
    }),
  );
  return ok(undefined);
}
