import { STAFF_ROLES, type StaffRole } from "#app/platform/access/actor.ts";
import { accountOf } from "../actor-of.ts";
import { sessionOf } from "../session-of.ts";
import type { Shop } from "./shop.ts";

/** The cookie of an account for each role of staff. */
export async function staffSessions(shop: Shop): Promise<Record<StaffRole, string>> {
  const entries = await Promise.all(
    STAFF_ROLES.map(async (role) => {
      const userId = crypto.randomUUID();
      await accountOf(shop.system(), role, { userId });
      return [role, await sessionOf(shop.auth, shop.secret, userId)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<StaffRole, string>;
}
