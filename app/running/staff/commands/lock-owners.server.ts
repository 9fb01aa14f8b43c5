import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { userRoles } from "../tables.server.ts";

/**
 * Locks the owners and returns their ids, so that changes of owners wait for each other. Call
 * inside the transaction of the change.
 */
export async function lockOwners({ db }: Ctx): Promise<string[]> {
  const owners = await db
    .select({ id: user.id })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(user.emailVerified, true)))
    .orderBy(asc(userRoles.userId))
    .for("update", { of: userRoles });
  return owners.map(({ id }) => id);
}
