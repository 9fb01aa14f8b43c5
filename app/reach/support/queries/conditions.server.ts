import { and, eq, not, sql, type SQL } from "drizzle-orm";
import { supportMails, supportTickets } from "../tables.server.ts";

const { status, dueAt, repliedAt, snoozedAt, snoozedUntil } = supportTickets;

/** As `snoozeState` decides it. */
const isBack = (now: Date) => sql`(${snoozedAt} is not null and ${snoozedUntil} <= ${now})`;
export const isSnoozed = (now: Date) =>
  sql`(${snoozedAt} is not null and (${snoozedUntil} is null or ${snoozedUntil} > ${now}))`;

/** What staff have to look at: no one answered, or the time for which it was put aside is over. */
export const isWaiting = (now: Date): SQL => sql`(
  (${status} = 'open' and not ${isSnoozed(now)}) or (${status} = 'answered' and ${isBack(now)}))`;

/** A promised answer is late. Such a ticket is never put aside. */
export const isOverdue = (now: Date): SQL =>
  sql`(${status} = 'open' and ${repliedAt} is null and ${dueAt} < ${now})`;

/** Mailed after the first message of a ticket. */
export const isAnswerTo = (ticketId: string) =>
  and(eq(supportMails.ticketId, ticketId), not(supportMails.opensTicket));
