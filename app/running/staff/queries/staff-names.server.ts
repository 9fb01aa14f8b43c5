import { and, asc, eq, ne } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { userRoles } from "../tables.server.ts";

/** All people who may open the back-office, by name. */
export async function staffNames(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: user.id, name: user.name })
    .from(user)
    .innerJoin(userRoles, and(eq(userRoles.userId, user.id), ne(userRoles.role, "customer")))
    .orderBy(asc(user.name), asc(user.id));
}
