import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliatePayoutDetails as details } from "../tables.server.ts";

export async function detailsOf(db: Db, affiliateId: string) {
  const { id, method, lastFour, usableFrom, createdAt } = details;
  const [newest] = await db
    .select({ id, method, lastFour, usableFrom, createdAt })
    .from(details)
    .where(eq(details.affiliateId, affiliateId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return newest;
}
