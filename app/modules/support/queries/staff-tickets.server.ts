import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { validate } from "uuid";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { containing, searchParts } from "#app/lib/search-text.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import { userRoles } from "#app/modules/staff/tables.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { filterHref, readFilter, type TicketFilter } from "../views/ticket-filter.ts";
import { supportReplies, supportTickets } from "../tables.server.ts";

const assignee = alias(user, "assignee");

/** The member of staff who asks; "mine" are theirs. */
type Reader = { userId: string };

/** Tickets for staff, as the list is narrowed. */
export function ticketsFor(db: Db, { filters, search }: ListQuery, reader: Reader) {
  const { dueAt, createdAt } = supportTickets;
  const which = and(conditionOf(readFilter(filters["show"] ?? null), reader), isSought(search));
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

const row = {
  id: supportTickets.id,
  number: supportTickets.number,
  name: supportTickets.name,
  email: supportTickets.email,
  subject: supportTickets.subject,
  status: supportTickets.status,
  isDemo: supportTickets.isDemo,
  createdAt: supportTickets.createdAt,
  dueAt: supportTickets.dueAt,
  repliedAt: supportTickets.repliedAt,
  closedAt: supportTickets.closedAt,
  assigneeName: assignee.name,
};

function isSought(text: string): SQL | undefined {
  const { number, name, email, subject } = supportTickets;
  const all = sql.raw(folded(`number || ' ' || name || ' ' || email || ' ' || subject`));
  const own = sql`(select ${all} from (values (${number}, ${name}, ${email}, ${subject}))
    as own (number, name, email, subject))`;
  return and(...searchParts(text).map((part) => sql`${own} like ${containing(part)}`));
}

/** How many wait for an answer, by the address of their list. */
export const waitingTickets: Record<string, SQL<number>> = {
  [filterHref("open")]: sql`(
    select count(*)::int from ${supportTickets} where ${supportTickets.status} = 'open')`,
};

/** How many wait behind the two tabs that are somebody's work. */
export async function countTickets(db: Db, reader: Reader) {
  const [open, mine] = await Promise.all([
    db.$count(supportTickets, conditionOf("open", reader)),
    db.$count(supportTickets, conditionOf("mine", reader)),
  ]);
  return { open, mine };
}

/** A state stands in the statement itself, where a partial index has it. */
function conditionOf(filter: TicketFilter, { userId }: Reader): SQL | undefined {
  switch (filter) {
    case "all":
      return undefined;
    case "mine":
      return and(eq(supportTickets.assigneeId, userId), ne(supportTickets.status, "closed"));
    case "open":
      return sql`${supportTickets.status} = 'open'`;
    case "closed":
      return sql`${supportTickets.status} = 'closed'`;
    case "answered":
      return eq(supportTickets.status, "answered");
  }
}

/** One ticket with its replies; undefined for what is none, also for an id that is none. */
export async function findTicket(db: Db, ticketId: string) {
  if (!validate(ticketId)) return undefined;
  const [found] = await db
    .select({
      ticket: supportTickets,
      accountName: user.name,
      accountEmail: user.email,
      customerId: customers.id,
    })
    .from(supportTickets)
    .leftJoin(user, eq(user.id, supportTickets.userId))
    .leftJoin(customers, eq(customers.userId, supportTickets.userId))
    .where(eq(supportTickets.id, ticketId));
  if (!found) return undefined;
  const replies = await db
    .select({
      id: supportReplies.id,
      text: supportReplies.text,
      createdAt: supportReplies.createdAt,
      authorName: user.name,
    })
    .from(supportReplies)
    .leftJoin(user, eq(user.id, supportReplies.authorId))
    .where(eq(supportReplies.ticketId, ticketId))
    .orderBy(asc(supportReplies.createdAt), asc(supportReplies.id));
  return { ...found, replies };
}

const ANSWERING = STAFF_ROLES.filter((role) =>
  may({ kind: "user", userId: "", email: "", roles: [role] }, "tickets:write"),
);

/** Staff who may answer tickets, by name. */
export async function listAnswerers(db: Db) {
  return db
    .selectDistinct({ id: user.id, name: user.name })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(inArray(userRoles.role, ANSWERING))
    .orderBy(asc(user.name));
}
