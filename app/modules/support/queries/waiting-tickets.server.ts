import { sql } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { supportTickets } from "../tables.server.ts";

const { status, dueAt, createdAt } = supportTickets;

/** Open tickets: those whose promised time is over at `now`, and the others. */
export const waitingTicketParts = (now: Date) => ({
  late: waitingPart(supportTickets, sql`${status} = 'open' and ${dueAt} < ${now}`, dueAt),
  open: waitingPart(supportTickets, sql`${status} = 'open' and ${dueAt} >= ${now}`, createdAt),
});
