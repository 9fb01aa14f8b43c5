import { and, eq } from "drizzle-orm";
import { isRole, type Role } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "./tables.server.ts";

/**
 * Read on every request, so that a removed role stops working at once. A role that this version
 * does not know grants nothing and calls `onUnknown`.
 */
export async function rolesOf(
  db: Db,
  userId: string,
  onUnknown?: (role: string) => void,
): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const stored: string[] = rows.map((row) => row.role);
  for (const role of stored) if (!isRole(role)) onUnknown?.(role);
  return stored.filter(isRole);
}

/** Owners with confirmed addresses. */
export async function findOwners(db: Db): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: user.id, email: user.email })
    .from(user)
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .where(and(eq(userRoles.role, "admin"), eq(user.emailVerified, true)));
}
