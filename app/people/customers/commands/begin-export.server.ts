import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { tellOwners } from "#app/running/staff/commands/tell-owners.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { countCustomers, type CustomerSearch } from "../queries/list-customers.server.ts";

/**
 * Logs that staff export the list of customers, before the first row leaves, and mails the owners.
 * The search text can be a buyer's name or address and the log is never erased, so the search is
 * not logged.
 */
export async function beginExport(
  ctx: Ctx,
  search: string | CustomerSearch,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  const isPart = typeof search === "string" ? search !== "" : isNarrowed(search);
  return inTransaction(ctx, async (tx) => {
    const customers = await countCustomers(tx.db, search);
    await recordAudit(tx, {
      action: "customers.exported",
      subject: { type: "customers", id: isPart ? "search" : "all" },
      after: { customers },
    });
    const [eventId, userId] = [tx.ids.newId(), actorId(tx.actor)];
    await tellOwners(tx, { kind: "exported", eventId, userId, customers });
    return ok(undefined);
  });
}

const isNarrowed = ({ text, joined, account, tag, within }: CustomerSearch): boolean =>
  text !== "" ||
  [joined?.from, joined?.to, account, tag, within].some((part) => part !== undefined);
