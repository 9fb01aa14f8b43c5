import { countDistinct, ne } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "../tables.server.ts";

/** How many people may open the back-office. */
export async function countStaff(db: Db): Promise<number> {
  const [found] = await db
    .select({ people: countDistinct(userRoles.userId) })
    .from(userRoles)
    .where(ne(userRoles.role, "customer"));
  return found?.people ?? 0;
}
