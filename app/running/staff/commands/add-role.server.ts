import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Role } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { userRoles } from "../tables.server.ts";

type Added = { userId: string; role: Role; by?: "setup link" | "invite" | "request" };

/**
 * Writes a role and its row in the audit log; false for one that somebody already has. Call inside
 * the transaction of a command that decided that they may have it.
 */
export async function addRole(tx: Ctx, { userId, role, by }: Added): Promise<boolean> {
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
