import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Role } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { userRoles } from "../tables.server.ts";

type RoleGrant = {
  userId: string;
  role: Role;
  by?: "setup link" | "invite" | "request" | "company";
};

/**
 * Adds a role with its audit entry; false if the user already has it. Call inside the transaction
 * of the command that decided to grant it.
 */
export async function addRole(tx: Ctx, { userId, role, by }: RoleGrant): Promise<boolean> {
  const added = await tx.db
    .insert(userRoles)
    .values({ userId, role, grantedAt: tx.now })
    .onConflictDoNothing()
    .returning({ role: userRoles.role });
  if (added.length === 0) return false;
  await recordAudit(tx, {
    action: "staff.role_granted",
    subject: { type: "user", id: userId },
    after: { role, ...(by && { by }) },
  });
  return true;
}
