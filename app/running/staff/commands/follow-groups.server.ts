import { STAFF_ROLES, systemActor, type StaffRole } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { rolesOf } from "../queries.server.ts";
import { addRole } from "./add-role.server.ts";
import { takeRoles } from "./take-roles.server.ts";

type Membership = { userId: string; roles: readonly StaffRole[] };

/**
 * Gives a member of the company the roles of their groups, and takes all other staff roles. The last
 * owner stays one. Call inside the transaction of the sign-in.
 */
export async function followGroups(tx: Ctx, { userId, roles }: Membership): Promise<void> {
  const ctx = { ...tx, actor: systemActor("company") };
  const before = await rolesOf(tx.db, userId);
  for (const role of roles) await addRole(ctx, { userId, role, by: "company" });
  const ended = STAFF_ROLES.filter((role) => before.includes(role) && !roles.includes(role));
  const taken = await takeRoles(ctx, { userId, roles: ended });
  if (taken.ok) return;
  await takeRoles(ctx, { userId, roles: ended.filter((role) => role !== "admin") });
}
