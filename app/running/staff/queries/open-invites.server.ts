import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { staffInvites } from "../tables.server.ts";

const MOST = 100;

/** Invites that have granted nothing yet, newest first. Expired ones can be sent again. */
export async function openInvites(db: Db) {
  return db
    .select({
      id: staffInvites.id,
      email: staffInvites.email,
      role: staffInvites.role,
      invitedBy: user.name,
      expiresAt: staffInvites.expiresAt,
      usedAt: staffInvites.usedAt,
      grantedAt: staffInvites.grantedAt,
      revokedAt: staffInvites.revokedAt,
    })
    .from(staffInvites)
    .leftJoin(user, eq(user.id, staffInvites.invitedBy))
    .where(
      and(
        isNotNull(staffInvites.email),
        isNull(staffInvites.grantedAt),
        isNull(staffInvites.revokedAt),
      ),
    )
    .orderBy(desc(staffInvites.createdAt), desc(staffInvites.id))
    .limit(MOST);
}
