import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { validate } from "uuid";
import { customers } from "#app/people/customers/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { supportMails, supportNotes, supportReplies, supportTickets } from "../tables.server.ts";

const assignee = alias(user, "assignee");

/** One ticket with its replies, mails and notes; undefined for an unknown or invalid id. */
export async function findTicket(db: Db, ticketId: string) {
  if (!validate(ticketId)) return undefined;
  const [found] = await db
    .select({
      ticket: supportTickets,
      accountName: user.name,
      accountEmail: user.email,
      accountConfirmed: user.emailVerified,
      customerId: customers.id,
      assigneeName: assignee.name,
    })
    .from(supportTickets)
    .leftJoin(user, eq(user.id, supportTickets.userId))
    .leftJoin(assignee, eq(assignee.id, supportTickets.assigneeId))
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
  const notes = await db
    .select({
      id: supportNotes.id,
      text: supportNotes.text,
      createdAt: supportNotes.createdAt,
      authorName: user.name,
    })
    .from(supportNotes)
    .leftJoin(user, eq(user.id, supportNotes.authorId))
    .where(eq(supportNotes.ticketId, ticketId))
    .orderBy(asc(supportNotes.createdAt), asc(supportNotes.id));
  const mails = await db
    .select({
      id: supportMails.id,
      from: supportMails.fromAddress,
      text: supportMails.text,
      shown: supportMails.shown,
      opensTicket: supportMails.opensTicket,
      createdAt: supportMails.createdAt,
    })
    .from(supportMails)
    .where(eq(supportMails.ticketId, ticketId))
    .orderBy(asc(supportMails.createdAt), asc(supportMails.id));
  const [openedBy] = mails.filter(({ opensTicket }) => opensTicket);
  return { ...found, replies, notes, openedBy, mails: mails.filter((one) => !one.opensTicket) };
}

const ANSWERING = STAFF_ROLES.filter((role) =>
  may({ kind: "user", userId: "", email: "", roles: [role] }, "tickets:write"),
);

export async function listAnswerers(db: Db) {
  return db
    .selectDistinct({ id: user.id, name: user.name })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(inArray(userRoles.role, ANSWERING))
    .orderBy(asc(user.name));
}
