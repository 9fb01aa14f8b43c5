import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import { STAFF_ROLES, type StaffRole } from "#app/platform/access/actor.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "../tables.server.ts";

export type Member = Awaited<ReturnType<typeof listStaff>>[number];

/** Everyone who may open the back-office, by name. */
export async function listStaff(db: Db) {
  return readMembers(db, undefined);
}

export async function findMember(db: Db, userId: string): Promise<Member | undefined> {
  const [found] = await readMembers(db, eq(user.id, userId));
  return found;
}

async function readMembers(db: Db, which: SQL | undefined) {
  const lastSeenAt = sql<Date | null>`(
    select max(${session.lastSeenAt}) from ${session} where ${session.userId} = ${user.id})`;
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      isConfirmed: user.emailVerified,
      roles: sql<string[]>`array_agg(${userRoles.role})`,
      lastActiveAt: sql<Date | null>`greatest(${user.lastSignInAt}, ${lastSeenAt})`.mapWith(
        user.lastSignInAt,
      ),
    })
    .from(user)
    .innerJoin(userRoles, and(eq(userRoles.userId, user.id), ne(userRoles.role, "customer")))
    .where(which)
    .groupBy(user.id)
    .orderBy(asc(user.name), asc(user.id));
  return rows.map(({ roles, ...member }) => ({ ...member, roles: inOrder(roles) }));
}

/** Roles that this version does not know are left out. */
function inOrder(roles: readonly string[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => roles.includes(role));
}
