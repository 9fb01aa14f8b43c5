import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Role } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { userRoles } from "../tables.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/** Granting a role somebody already has changes nothing. Owners hear of what a person granted. */
export async function grantRole(
  ctx: Ctx,
  input: { userId: string; role: Role },
): Promise<Result<{ granted: boolean }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const added = await tx.db
      .insert(userRoles)
      .values({ ...input, grantedAt: tx.now })
      .onConflictDoNothing()
      .returning({ role: userRoles.role });
    if (added.length === 0) return ok({ granted: false });
    await recordAudit(tx, {
      action: "staff.role_granted",
      subject: { type: "user", id: input.userId },
      after: { role: input.role },
    });
    if (tx.actor.kind === "user") {
      const [eventId, by] = [tx.ids.newId(), tx.actor.userId];
      await tellOwners(tx, { kind: "role_granted", eventId, by, ...input });
    }
    return ok({ granted: true });
  });
}
