import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { forgetFactors } from "#app/running/security/commands/forget-factors.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { rolesOf } from "../queries.server.ts";
import { lockOwners } from "./lock-owners.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

type RemoveSecondStepRefusal = Refusal<"forbidden" | "not_found" | "own" | "no_second_step">;

/**
 * For staff who lost their phone: they sign in with only their password, and add a new app or
 * passkey. The person and all owners get a mail.
 */
export async function removeSecondStep(
  ctx: Ctx,
  { userId }: { userId: string },
): Promise<Result<undefined, RemoveSecondStepRefusal>> {
  const { actor } = ctx;
  if (!may(actor, "staff:write") || actor.kind !== "user") return refuse("forbidden");
  if (actor.userId === userId) return refuse("own");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockOwners(tx)).includes(actor.userId)) return refuse("forbidden");
    if (!(await rolesOf(tx.db, userId)).some((role) => role !== "customer")) {
      return refuse("not_found");
    }
    if (!(await forgetFactors(tx, userId))) return refuse("no_second_step");
    const subject = { type: "user", id: userId };
    await recordAudit(tx, { action: "staff.second_step_removed", subject });
    const [eventId, by] = [tx.ids.newId(), actor.userId];
    await tellOwners(tx, { kind: "second_step_removed", eventId, userId, by });
    return ok(undefined);
  });
}
