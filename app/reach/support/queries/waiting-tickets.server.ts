import { sql } from "drizzle-orm";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { supportTickets } from "../tables.server.ts";
import { isOverdue, isWaiting } from "./conditions.server.ts";

const { dueAt, createdAt } = supportTickets;

/** Open tickets: those overdue at `now`, and the others. */
export const waitingTicketParts = (now: Date) => ({
  late: waitingPart(supportTickets, isOverdue(now), dueAt),
  open: waitingPart(supportTickets, sql`${isWaiting(now)} and not ${isOverdue(now)}`, createdAt),
});
