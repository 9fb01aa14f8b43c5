import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Role } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { addRole } from "./add-role.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/**
 * Granting an existing role changes nothing. Owners get a mail about roles that a person granted.
 */
export async function grantRole(
  ctx: Ctx,
  input: { userId: string; role: Role },
): Promise<Result<{ granted: boolean }, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!(await addRole(tx, input))) return ok({ granted: false });
    if (tx.actor.kind === "user") {
      const [eventId, by] = [tx.ids.newId(), tx.actor.userId];
      await tellOwners(tx, { kind: "role_granted", eventId, by, ...input });
    }
    return ok({ granted: true });
  });
}
