import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { rolesOf } from "#app/modules/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { levelFor } from "../rules/password-level.ts";
import type { PasswordLevel } from "../rules/password-level.ts";

/** How strong the password of a user must be, or that of somebody who is no user yet. */
export async function requiredLevel(db: Db, userId?: string): Promise<PasswordLevel> {
  const settings = await loadSettings(db);
  const roles = userId === undefined ? [] : await rolesOf(db, userId);
  return levelFor({
    staff: STAFF_ROLES.some((role) => roles.includes(role)),
    level: settings.password_requirements,
    alsoCustomers: settings.password_requirements_for_customers,
  });
}
