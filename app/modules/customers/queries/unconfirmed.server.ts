import { and, asc, eq, gt, lt, notExists } from "drizzle-orm";
import { userRoles } from "#app/modules/staff/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

type Page = { openedBefore: Date; after: string; limit: number };

/** Accounts that nobody confirmed, by id. Those with a role are left for the owner to decide on. */
export async function unconfirmedAccounts(
  db: Db,
  { openedBefore, after, limit }: Page,
): Promise<string[]> {
  const roles = db.select().from(userRoles).where(eq(userRoles.userId, user.id));
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.emailVerified, false),
        lt(user.createdAt, openedBefore),
        gt(user.id, after),
        notExists(roles),
      ),
    )
    .orderBy(asc(user.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
