import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { supportTickets } from "../tables.server.ts";

type Ticket = { id: string; userId: string | null; email: string };

const MOST_BESIDE = 5;

/**
 * Other tickets of the same account, newest first. For a ticket without an account: other tickets
 * without one from the same typed address.
 */
export async function ticketsBeside(db: Db, ticket: Ticket) {
  const { id, number, subject, status, isDemo, userId, email, createdAt } = supportTickets;
  const sameWriter =
    ticket.userId === null
      ? and(isNull(userId), eq(email, ticket.email))
      : eq(userId, ticket.userId);
  return db
    .select({ id, number, subject, status, isDemo, createdAt })
    .from(supportTickets)
    .where(and(sameWriter, ne(id, ticket.id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_BESIDE);
}
