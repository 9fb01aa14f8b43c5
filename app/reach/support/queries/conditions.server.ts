import { and, eq, not, sql, type SQL } from "drizzle-orm";
import { supportMails, supportTickets } from "../tables.server.ts";

const { status, dueAt, repliedAt, snoozedAt, snoozedUntil } = supportTickets;

/** The same rule as `snoozeState`. */
const isBack = (now: Date) => sql`(${snoozedAt} is not null and ${snoozedUntil} <= ${now})`;
export const isSnoozed = (now: Date) =>
  sql`(${snoozedAt} is not null and (${snoozedUntil} is null or ${snoozedUntil} > ${now}))`;

/** Tickets for staff to look at: unanswered, or back from a snooze. */
export const isWaiting = (now: Date): SQL => sql`(
  (${status} = 'open' and not ${isSnoozed(now)}) or (${status} = 'answered' and ${isBack(now)}))`;

/** A promised answer is late. Such a ticket is never snoozed. */
export const isOverdue = (now: Date): SQL =>
  sql`(${status} = 'open' and ${repliedAt} is null and ${dueAt} < ${now})`;

/** Mails after the first message of a ticket. */
export const isAnswerTo = (ticketId: string) =>
  and(eq(supportMails.ticketId, ticketId), not(supportMails.opensTicket));
