import { and, eq, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Checks for a clinician other than the person who asks. */
export async function hasClinician(db: Db, except?: string): Promise<boolean> {
  const clinician = eq(userRoles.role, "clinician");
  const other = except === undefined ? undefined : ne(userRoles.userId, except);
  const [found] = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(clinician, other))
    .limit(1);
  return found !== undefined;
}

/** A condition for statements: the account is a clinician of the shop. */
export function isClinicianAccount(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${userRoles}
    where ${userRoles.userId} = ${userId} and ${userRoles.role} = 'clinician')`;
}
