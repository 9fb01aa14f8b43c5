import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "../database/columns.server.ts";
import type { MailPurpose, SuppressionReason } from "./suppression-terms.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The outbox: a mail is a row first, so a crash or a dead mail server loses none. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** One per cause, such as `order-paid:{id}`: a repeated event writes no second mail. */
    dedupeKey: text().notNull().unique(),
    messageId: text().notNull().unique(),
    to: text().notNull(),
    /** What mails of its kind are called; null for those of before kinds were stored. */
    kind: text(),
    subject: text().notNull(),
    /** In its place for who wants mails to say nothing before they are opened. */
    neutralSubject: text(),
    /** Here and below, what follows in a link that opens something is sealed (`sealLinks`). */
    html: text().notNull(),
    text: text().notNull(),
    /** Where its reader's mail program ends such mails by one press of its own button. */
    unsubscribeUrl: text(),
    /** Where answers to it go, if not to the shop's contact address. */
    replyTo: text(),
    /** The sender's name, if not the shop's. */
    fromName: text(),
    /** A calendar file that goes along. */
    calendar: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** What mails with a common daily limit have in common, such as their subject. */
    shareKey: text(),
    /** What it is for: its address may get no more of that. */
    purpose: text().$type<MailPurpose>().notNull().default("transactional"),
    /** It is not sent: it was one more than its share, or for the reason below. */
    withheldAt: at(),
    withheldWhy: text(),
    /** The record that it tells its reader about, such as an order; null where there is none. */
    aboutId: uuid(),
    /** Since when nobody finds a link in it that opens something. */
    linksRemovedAt: at(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.to),
    // Orders have addresses as their buyers typed them.
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

/** Files that go along with a mail, stored with it: it can be read and sent again as it was. */
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
 * Addresses that get fewer mails, or none. The digest recognises an address for as long as the shop has
 * its secret, also after the address itself was erased; nobody can read or try out addresses from it.
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

/** What mail servers and programs said of mails: each event once, by the id its sender gave it. */
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
