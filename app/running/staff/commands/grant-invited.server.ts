import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { staffInvites } from "../tables.server.ts";
import { addRole } from "./add-role.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

/** Grants the roles of a user's invites, now that the user has confirmed the invited address. */
export async function grantInvited(tx: Ctx, userId: string): Promise<void> {
  const invited = await tx.db
    .select({ id: staffInvites.id, role: staffInvites.role, by: staffInvites.invitedBy })
    .from(staffInvites)
    .innerJoin(user, eq(user.email, staffInvites.email))
    .where(
      and(
        eq(user.id, userId),
        eq(user.emailVerified, true),
        isNotNull(staffInvites.usedAt),
        isNull(staffInvites.grantedAt),
        isNull(staffInvites.revokedAt),
      ),
    )
    .for("update", { of: staffInvites });
  for (const { id, role, by } of invited) {
    const granted = { grantedAt: tx.now };
    await tx.db.update(staffInvites).set(granted).where(eq(staffInvites.id, id));
    if (!(await addRole(tx, { userId, role, by: "invite" }))) continue;
    await tellOwners(tx, { kind: "role_granted", eventId: id, userId, role, by: by ?? "" });
  }
}
