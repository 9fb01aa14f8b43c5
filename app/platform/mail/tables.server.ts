import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, id } from "../database/columns.server.ts";
import type { MailPurpose, SuppressionReason } from "./suppression-terms.ts";

/** The outbox: a mail is a row first, so a crash or a dead mail server loses none. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** One per cause, such as `order-paid:{id}`: a repeated event writes no second mail. */
    dedupeKey: text().notNull().unique(),
    messageId: text().notNull().unique(),
    to: text().notNull(),
    /** The name of its kind of mail; null for mails from before kinds were stored. */
    kind: text(),
    subject: text().notNull(),
    /** The subject for readers whose mails must reveal nothing before they are opened. */
    neutralSubject: text(),
    /** The secret parts of links in `html` and `text` are sealed (`sealLinks`). */
    html: text().notNull(),
    text: text().notNull(),
    /** The address for the mail program's own unsubscribe button. */
    unsubscribeUrl: text(),
    /** Replies go here instead of to the shop's contact address. */
    replyTo: text(),
    /** The sender's name, if not the shop's. */
    fromName: text(),
    calendar: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** Groups mails with a common limit, such as those with the same subject. */
    shareKey: text(),
    /** Decides which suppressions stop the mail. */
    purpose: text().$type<MailPurpose>().notNull().default("transactional"),
    /** Set if the mail is not sent: it exceeded its share, or for the reason below. */
    withheldAt: at(),
    withheldWhy: text(),
    /** The record that the mail is about, such as an order, or null. */
    aboutId: uuid(),
    linksRemovedAt: at(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.to),
    // Orders keep addresses as buyers typed them, so case is ignored.
    index("mails_to_whom").on(sql`lower(${t.to})`, t.createdAt),
    index("mails_about")
      .on(t.aboutId, t.createdAt)
      .where(sql`about_id is not null`),
    index("mails_of_share")
      .on(t.shareKey, t.createdAt)
      .where(sql`share_key is not null`),
    index("mails_with_links")
      .on(t.createdAt)
      .where(sql`links_removed_at is null`),
  ],
);

/** Attached files, stored so that the mail can be read and sent again unchanged. */
export const mailAttachments = pgTable(
  "mail_attachments",
  {
    id: id(),
    mailId: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    name: text().notNull(),
    type: text().notNull(),
    content: bytea().notNull(),
  },
  (t) => [index("mail_attachments_of_mail").on(t.mailId)],
);

/**
 * Addresses that get fewer mails, or none. The digest recognizes an address as long as the shop
 * keeps its secret, even after erasure; without the secret, addresses can be neither read nor
 * guessed from it.
 */
export const mailSuppressions = pgTable(
  "mail_suppressions",
  {
    id: id(),
    addressDigest: text().notNull().unique(),
    /** For staff to read; null after its owner's data was erased. */
    sealedAddress: text(),
    reason: text().$type<SuppressionReason>().notNull(),
    /** What staff wrote, or what the mail server said. */
    note: text().notNull().default(""),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.createdAt, t.id)],
);

/** Reports of mail servers and programs about mails, once per id of their sender. */
export const mailEvents = pgTable(
  "mail_events",
  {
    id: id(),
    eventId: text().notNull().unique(),
    kind: text().$type<"hard" | "soft" | "complaint" | "refused">().notNull(),
    addressDigest: text().notNull(),
    mailId: uuid(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.addressDigest, t.createdAt)],
);
