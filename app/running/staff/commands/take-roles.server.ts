import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { StaffRole } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { userRoles } from "../tables.server.ts";
import { lockOwners } from "./lock-owners.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

type RoleRemoval = { userId: string; roles: readonly StaffRole[] };

/**
 * Removes roles, which takes effect at the person's next request. Roles that they do not have
 * change nothing. The last owner cannot be removed: of two owners who remove each other at once,
 * the second is refused.
 */
export async function takeRoles(
  ctx: Ctx,
  { userId, roles }: RoleRemoval,
): Promise<Result<{ taken: string[] }, Refusal<"forbidden" | "last_owner">>> {
  const { actor } = ctx;
  if (!may(actor, "staff:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const owners = await lockOwners(tx);
    if (actor.kind === "user" && !owners.includes(actor.userId)) return refuse("forbidden");
    const isLast = owners.length === 1 && owners[0] === userId;
    if (isLast && roles.includes("admin")) return refuse("last_owner");
    const rows = await tx.db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...roles])))
      .returning({ role: userRoles.role });
    const taken = rows.map(({ role }) => role);
    for (const role of taken) await noteTaken(tx, userId, role);
    return ok({ taken });
  });
}

async function noteTaken(tx: Ctx, userId: string, role: string): Promise<void> {
  const subject = { type: "user", id: userId };
  await recordAudit(tx, { action: "staff.role_taken", subject, before: { role } });
  if (tx.actor.kind !== "user") return;
  const [eventId, by] = [tx.ids.newId(), tx.actor.userId];
  await tellOwners(tx, { kind: "role_taken", eventId, userId, role, by });
}
