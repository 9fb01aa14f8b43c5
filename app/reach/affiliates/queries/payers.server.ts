import { inArray } from "drizzle-orm";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { STAFF_ROLES, type StaffRole } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";

const pays = (role: StaffRole) =>
  may({ kind: "user", userId: "", email: "", roles: [role] }, "payouts:write");

/** The accounts of all staff who may pay out. */
export async function payersOf(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, STAFF_ROLES.filter(pays)));
  return rows.map(({ userId }) => userId);
}
