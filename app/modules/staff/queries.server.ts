import { eq } from "drizzle-orm";
import type { Role } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "./tables.server.ts";

/** Read on every request, so a role taken away acts at once. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return rows.map((row) => row.role);
}
