import { sql } from "drizzle-orm";
import { boolean, check, index, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import { folded } from "#app/platform/find/match.server.ts";
import type { TicketStatus, TicketTopic } from "./rules/ticket-terms.ts";

export const ticketNumbers = pgSequence("ticket_numbers", { startWith: 1 });

/**
 * Who wrote and what, as staff search it: an expression with an index, which a query has to write
 * alike. A phone number is its digits, however it was spaced.
 */
export const ticketText = sql.raw(
  folded(
    `number || ' ' || name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || subject || ' ' || message`,
  ),
);

/** What staff answered or noted, or people mailed; the same holds of it. */
export const replyText = sql.raw(folded("text"));

/** What people wrote to the shop, as they typed it. */
export const supportTickets = pgTable(
  "support_tickets",
  {
    id: id(),
    number: text().notNull().unique(),
    /** Of the form it came from: sending it twice makes one ticket. */
    formKey: uuid().notNull().unique("support_tickets_form"),
    /** Whose it is: the session that sent it said so, never an address. */
    userId: text().references(() => user.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    topic: text().$type<TicketTopic>().notNull().default("other"),
    /** The order it is about, as its writer or staff named it: no proof that it is theirs. */
    orderNumber: text(),
    status: text().$type<TicketStatus>().notNull(),
    /** The member of staff who deals with it. */
    assigneeId: text().references(() => user.id, { onDelete: "set null" }),
    isDemo: boolean().notNull().default(false),
    createdAt: at().notNull(),
    /** Until when an answer was promised. */
    dueAt: at().notNull(),
    /** The first reply to what its writer wrote first, or mailed since the last one. */
    repliedAt: at(),
    closedAt: at(),
    /** Since when it is put aside; null again once somebody does something about it. */
    snoozedAt: at(),
    /** Until when; null for until its writer answers. */
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

/** What staff answered, each sent as a mail. */
export const supportReplies = pgTable(
  "support_replies",
  {
    /** Of the form it came from: sending it twice writes one mail. */
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

/** What people mailed to the shop about a ticket, or to open one. */
export const supportMails = pgTable(
  "support_mails",
  {
    id: id(),
    /** As its sender's server named it: delivered twice, it is one message. */
    messageId: text().notNull().unique("support_mails_message"),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    /** As the mail says it, which proves nothing. */
    fromAddress: text().notNull(),
    /** All of it. */
    text: text().notNull(),
    /** Without the mails that it quotes. */
    shown: text().notNull(),
    /** It is the first message of its ticket, and no answer. */
    opensTicket: boolean().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index().on(t.ticketId, t.createdAt),
    index("support_mails_text").using("gin", sql`(${replyText}) gin_trgm_ops`),
  ],
);

/** What staff wrote down of a ticket. Its writer never sees it, and nobody changes it. */
export const supportNotes = pgTable(
  "support_notes",
  {
    /** Of the form it came from: sending it twice writes one note. */
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

/** Answers that staff begin a reply with; their fields are those of `rules/reply-fields.ts`. */
export const savedReplies = pgTable("support_saved_replies", {
  id: id(),
  title: text().notNull().unique("support_saved_replies_title"),
  body: text().notNull(),
  archivedAt: at(),
  createdAt: at().notNull(),
  version: version(),
});
