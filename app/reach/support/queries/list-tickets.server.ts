import { and, eq, isNull, ne, not, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { filterHref, readFilter, type TicketFilter } from "../views/ticket-filter.ts";
import { NO_ASSIGNEE } from "../views/ticket-list.ts";
import { supportMails, supportTickets } from "../tables.server.ts";
import { isOverdue, isSnoozed, isWaiting } from "./conditions.server.ts";
import { ticketsWith } from "./search-tickets.server.ts";

const assignee = alias(user, "assignee");

/** The staff member whose tickets are "mine", and the time, which ends snoozes. */
export type TicketReader = { userId: string; now: Date };

export function ticketsFor(db: Db, query: ListQuery, reader: TicketReader) {
  const { dueAt, createdAt } = supportTickets;
  const which = and(
    conditionOf(readFilter(query.filters["show"] ?? null), reader),
    isSought(query.search, reader.now),
    ...narrowedBy(query.filters, reader.now),
  );
  return {
    id: supportTickets.id,
    sorts: {
      due: { by: dueAt, type: "timestamptz" },
      received: { by: createdAt, type: "timestamptz" },
    },
    count: () => countRows(db, supportTickets, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...row, place })
        .from(supportTickets)
        .leftJoin(assignee, eq(assignee.id, supportTickets.assigneeId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** The words that made a ticket due within the hour; null if none did. */
const dueWords = sql<string | null>`case
  when ${supportTickets.dueAt} < ${supportTickets.createdAt} + interval '1 hour'
    then ${supportTickets.message}
  else (select ${supportMails.shown} from ${supportMails}
    where ${supportMails.ticketId} = ${supportTickets.id}
      and ${supportMails.createdAt} between ${supportTickets.dueAt} - interval '1 hour'
        and ${supportTickets.dueAt} limit 1) end`;

const row = {
  id: supportTickets.id,
  number: supportTickets.number,
  name: supportTickets.name,
  email: supportTickets.email,
  subject: supportTickets.subject,
  topic: supportTickets.topic,
  orderNumber: supportTickets.orderNumber,
  status: supportTickets.status,
  isDemo: supportTickets.isDemo,
  createdAt: supportTickets.createdAt,
  dueAt: supportTickets.dueAt,
  repliedAt: supportTickets.repliedAt,
  closedAt: supportTickets.closedAt,
  snoozedAt: supportTickets.snoozedAt,
  snoozedUntil: supportTickets.snoozedUntil,
  assigneeName: assignee.name,
  dueWords,
};

function isSought(typed: string, now: Date): SQL | undefined {
  if (typed === "") return undefined;
  return ticketsWith({ text: typed, patterns: searchParts(typed).map(containing), now });
}

function narrowedBy(filters: ListQuery["filters"], now: Date): (SQL | undefined)[] {
  const { assigneeId, topic } = supportTickets;
  const { assignee: whose, topic: about, promise } = filters;
  const isOf = whose === NO_ASSIGNEE ? isNull(assigneeId) : sql`${assigneeId} = ${whose}`;
  return [
    whose === undefined ? undefined : isOf,
    about === undefined ? undefined : sql`${topic} = ${about}`,
    promise === "overdue" ? isOverdue(now) : undefined,
  ];
}

/** How many tickets wait, by the address of their list. */
export const waitingTickets = (now: Date): Record<string, SQL<number>> => ({
  [filterHref("open")]: sql`(
    select count(*)::int from ${supportTickets} where ${isWaiting(now)})`,
});

/** How many tickets wait behind the two tabs with work to do. */
export async function countTickets(db: Db, reader: TicketReader) {
  const count = (filter: TicketFilter) => db.$count(supportTickets, conditionOf(filter, reader));
  const [open, mine] = await Promise.all([count("open"), count("mine")]);
  return { open, mine };
}

/** The status is a literal in the statement, so that PostgreSQL can use the partial index. */
function conditionOf(filter: TicketFilter, { userId, now }: TicketReader): SQL | undefined {
  switch (filter) {
    case "all":
      return undefined;
    case "mine":
      return and(
        eq(supportTickets.assigneeId, userId),
        ne(supportTickets.status, "closed"),
        not(isSnoozed(now)),
      );
    case "open":
      return isWaiting(now);
    case "snoozed":
      return isSnoozed(now);
    case "closed":
      return sql`${supportTickets.status} = 'closed'`;
    case "answered":
      return and(eq(supportTickets.status, "answered"), isNull(supportTickets.snoozedAt));
  }
}
