import { and, eq, sql } from "drizzle-orm";
import { isRole, VISITOR, type Actor, type Role } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "./tables.server.ts";

/** The stored roles of an account, as part of a statement. */
export const storedRoles = (userId: string) => sql<string[]>`array(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${userId})`;

/** A role that this version does not know grants nothing. */
export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const { rows } = await db.execute<{ roles: string[] }>(
    sql`select ${storedRoles(userId)} as roles`,
  );
  return rows[0]?.roles.filter(isRole) ?? [];
}

/** A person with their current roles, or a visitor if the account is gone. */
export async function actorNow(db: Db, userId: string | null): Promise<Actor> {
  if (userId === null) return VISITOR;
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (!found) return VISITOR;
  return { kind: "user", userId, email: found.email, roles: await rolesOf(db, userId) };
}

/** Owners with confirmed addresses. */
export async function findOwners(db: Db): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: user.id, email: user.email })
    .from(user)
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .where(and(eq(userRoles.role, "admin"), eq(user.emailVerified, true)));
}
