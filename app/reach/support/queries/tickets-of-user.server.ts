import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { supportTickets } from "../tables.server.ts";

/**
 * What an account wrote to the shop, the newest first, and how much there is. What somebody wrote
 * without signing in is nobody's, whatever address was typed there.
 */
export async function ticketsOfUser(db: Db, userId: string, limit: number) {
  const { id, number, subject, status, isDemo, createdAt } = supportTickets;
  const own = eq(supportTickets.userId, userId);
  const count = await db.$count(supportTickets, own);
  const tickets = await db
    .select({ id, number, subject, status, isDemo, createdAt })
    .from(supportTickets)
    .where(own)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return { count, tickets };
}
