import { and, eq, inArray } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Invitation } from "../queries/open-invitation.server.ts";
import { staffInvites, userRoles } from "../tables.server.ts";
import { addRole } from "./add-role.server.ts";

/**
 * Uses up a link for an account. The setup link grants its role at once; an invite grants it when
 * the address is confirmed. Call inside the transaction that locked the link.
 */
export async function redeemInvitation(
  tx: Ctx,
  { id, email, role }: Invitation,
  userId: string,
): Promise<void> {
  const used = { usedAt: tx.now };
  await tx.db.update(staffInvites).set(used).where(eq(staffInvites.id, id));
  if (email !== null) return;
  await removeUnconfirmedOwners(tx);
  await addRole(tx, { userId, role, by: "setup link" });
  const granted = { grantedAt: tx.now };
  await tx.db.update(staffInvites).set(granted).where(eq(staffInvites.id, id));
}

/** An earlier setup link may have made an owner with an address that they could not confirm. */
async function removeUnconfirmedOwners(tx: Ctx): Promise<void> {
  const unconfirmed = tx.db.select({ id: user.id }).from(user).where(eq(user.emailVerified, false));
  const taken = await tx.db
    .delete(userRoles)
    .where(and(eq(userRoles.role, "admin"), inArray(userRoles.userId, unconfirmed)))
    .returning({ userId: userRoles.userId });
  await recordAudit(
    tx,
    ...taken.map(({ userId }) => ({
      action: "staff.role_taken",
      subject: { type: "user", id: userId },
      before: { role: "admin" },
    })),
  );
}
