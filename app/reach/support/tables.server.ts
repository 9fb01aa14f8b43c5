import { sql } from "drizzle-orm";
import { boolean, check, index, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import type { TicketStatus, TicketTopic } from "./rules/ticket-terms.ts";

export const ticketNumbers = pgSequence("ticket_numbers", { startWith: 1 });

/**
 * The searchable text of a ticket: its writer and message. Queries must repeat this expression
 * exactly to use its index. A phone number is reduced to its digits.
 */
export const ticketText = sql.raw(
  folded(
    `number || ' ' || name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || subject || ' ' || message`,
  ),
);

/** The same for replies, notes and mails. */
export const replyText = sql.raw(folded("text"));

/** Visitors' messages, as they typed them. */
export const supportTickets = pgTable(
  "support_tickets",
  {
    id: id(),
    number: text().notNull().unique(),
    /** The form's key: sending it twice makes one ticket. */
    formKey: uuid().notNull().unique("support_tickets_form"),
    /** The account whose session sent the form; an address never decides this. */
    userId: text().references(() => user.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    topic: text().$type<TicketTopic>().notNull().default("other"),
    /** The order number that was entered. It does not prove that the order is the writer's. */
    orderNumber: text(),
    status: text().$type<TicketStatus>().notNull(),
    /** The member of staff who deals with it. */
    assigneeId: text().references(() => user.id, { onDelete: "set null" }),
    isDemo: boolean().notNull().default(false),
    createdAt: at().notNull(),
    /** The promised time of an answer. */
    dueAt: at().notNull(),
    /** The first reply to the first message, or to the writer's mails since the last reply. */
    repliedAt: at(),
    closedAt: at(),
    /** When the ticket was snoozed; null again once there is any action. */
    snoozedAt: at(),
    /** The end of the snooze; null until the writer answers. */
    snoozedUntil: at(),
  },
  (t) => [
    index("support_tickets_open")
      .on(t.dueAt)
      .where(sql`${t.status} = 'open'`),
    index().on(t.createdAt),
    index().on(t.email, t.createdAt),
    index().on(t.userId, t.createdAt),
    index().on(t.assigneeId),
    index("support_tickets_closed")
      .on(t.closedAt)
      .where(sql`${t.status} = 'closed'`),
    index("support_tickets_text").using("gin", sql`(${ticketText}) gin_trgm_ops`),
    index("support_tickets_order")
      .on(t.orderNumber)
      .where(sql`${t.orderNumber} is not null`),
    index("support_tickets_snoozed")
      .on(t.snoozedUntil)
      .where(sql`${t.snoozedAt} is not null`),
    check(
      "support_tickets_snoozed",
      sql`case when ${t.snoozedAt} is null then ${t.snoozedUntil} is null else ${t.status} <> 'closed' end`,
    ),
    check(
      "support_tickets_closed_has_time",
      sql`(${t.status} = 'closed') = (${t.closedAt} is not null)`,
    ),
    check("support_tickets_answered", sql`${t.status} <> 'answered' or ${t.repliedAt} is not null`),
  ],
);

/** Replies by staff, each sent as a mail. */
export const supportReplies = pgTable(
  "support_replies",
  {
    /** The form's key: sending it twice writes one mail. */
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index().on(t.ticketId, t.createdAt),
    index("support_replies_text").using("gin", sql`(${replyText}) gin_trgm_ops`),
  ],
);

/** Mails to the shop that answer or open a ticket. */
export const supportMails = pgTable(
  "support_mails",
  {
    id: id(),
    /** The message id from the sender's server. A mail delivered twice is one message. */
    messageId: text().notNull().unique("support_mails_message"),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    /** The sender that the mail names, which proves nothing. */
    fromAddress: text().notNull(),
    text: text().notNull(),
    /** The text without quoted mails. */
    shown: text().notNull(),
    /** The mail is the first message of its ticket, not an answer. */
    opensTicket: boolean().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index().on(t.ticketId, t.createdAt),
    index("support_mails_text").using("gin", sql`(${replyText}) gin_trgm_ops`),
  ],
);

/** Internal notes about a ticket. Its writer never sees them, and no one changes them. */
export const supportNotes = pgTable(
  "support_notes",
  {
    /** The form's key: sending it twice writes one note. */
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index().on(t.ticketId, t.createdAt),
    index("support_notes_text").using("gin", sql`(${replyText}) gin_trgm_ops`),
  ],
);

/** Saved texts for replies, with the fields of `rules/reply-fields.ts`. */
export const savedReplies = pgTable("support_saved_replies", {
  id: id(),
  title: text().notNull().unique("support_saved_replies_title"),
  body: text().notNull(),
  archivedAt: at(),
  createdAt: at().notNull(),
  version: version(),
});
