import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { supportTickets } from "../tables.server.ts";

/**
 * An account's tickets, newest first, and their number. A ticket written without signing in belongs
 * to no account, whatever address the visitor typed.
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
