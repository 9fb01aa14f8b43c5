import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { tellOwners } from "#app/running/staff/commands/tell-owners.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

/**
 * Records an export of orders, with its names and addresses, before the first row leaves, and tells
 * the owners. Leaves out the search text: it may be a buyer's name, and the log is never erased.
 */
export async function beginExport(
  ctx: Ctx,
  { search, filters }: ListQuery,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  await inTransaction(ctx, async (tx) => {
    await recordAudit(tx, {
      action: "orders.exported",
      subject: { type: "orders", id: search === "" ? "all" : "search" },
      after: filters,
    });
    const [eventId, userId] = [tx.ids.newId(), actorId(tx.actor)];
    await tellOwners(tx, { kind: "orders_exported", eventId, userId });
  });
  return ok(undefined);
}
