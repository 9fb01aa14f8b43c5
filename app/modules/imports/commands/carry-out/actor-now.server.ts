import { eq } from "drizzle-orm";
import { rolesOf } from "#app/modules/staff/queries.server.ts";
import { type Actor, VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** A person with the roles that they have now; nobody in particular where the account is gone. */
export async function actorNow(db: Db, userId: string | null): Promise<Actor> {
  if (userId === null) return VISITOR;
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (!found) return VISITOR;
  return { kind: "user", userId, email: found.email, roles: await rolesOf(db, userId) };
}
