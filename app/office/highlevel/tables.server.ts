import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { Occasion } from "./rules/occasions.ts";
import type { SkipReason, SentConsent } from "./rules/plan-contact.ts";
import type { ConnectionProblem } from "./rules/read-answer.ts";

/** This table has a single row. Its secrets are sealed with the shop's key. */
export const highlevelConnection = pgTable(
  "highlevel_connection",
  {
    id: integer().primaryKey(),
    sealedKey: text(),
    /** The last four characters, by which the owner recognizes the key. */
    keyEnd: text(),
    sealedLocation: text(),
    /** The address of a workflow's trigger. Anyone who knows it can use it. */
    sealedTrigger: text(),
    isOn: boolean().notNull().default(false),
    customers: boolean().notNull().default(true),
    newsletter: boolean().notNull().default(true),
    orders: boolean().notNull().default(true),
    /** The name of the sub-account that the key opened. */
    accountName: text(),
    testedAt: at(),
    problem: text().$type<ConnectionProblem>(),
    problemSince: at(),
    /** HighLevel asked us to send no request before this time. */
    pausedUntil: at(),
    version: version(),
  },
  (t) => [
    check("highlevel_connection_once", sql`${t.id} = 1`),
    check("highlevel_connection_key", sql`(${t.sealedKey} is null) = (${t.keyEnd} is null)`),
    check("highlevel_connection_on", sql`not ${t.isOn} or ${t.sealedKey} is not null`),
  ],
);

/** Mailboxes for HighLevel. One without an address was erased here, and is removed there too. */
export const highlevelContacts = pgTable(
  "highlevel_contacts",
  {
    id: id(),
    email: text().unique(),
    /** The digest by which suppressed addresses are compared. */
    addressDigest: text().notNull(),
    /** Finds the contact in HighLevel once the address is erased here. */
    sealedAddress: text().notNull(),
    remoteId: text(),
    told: text().$type<SentConsent>().notNull().default("nothing"),
    /** A request that may have created the contact in HighLevel is underway since then. */
    begunAt: at(),
    /** HighLevel refused the contact as it is. */
    refusedAt: at(),
    /** The contact was deleted in HighLevel, so the shop does not send it again by itself. */
    removedAt: at(),
    /** The contact is in a sub-account that the shop no longer has a key for. */
    leftBehindAt: at(),
    createdAt: at().notNull(),
  },
  (t) => [
    index("highlevel_contacts_digest").on(t.addressDigest),
    index("highlevel_contacts_remote").on(t.remoteId),
    index("highlevel_contacts_erased")
      .on(t.createdAt)
      .where(sql`${t.email} is null`),
  ],
);

/** Messages to send about a contact, and their results. */
export const highlevelMessages = pgTable(
  "highlevel_messages",
  {
    id: id(),
    contactId: uuid()
      .notNull()
      .references(() => highlevelContacts.id, { onDelete: "cascade" }),
    /** The contact itself, or an event for the trigger of a workflow. */
    kind: text().$type<"contact" | "event">().notNull(),
    occasion: text().$type<Occasion>().notNull(),
    /** A repeated job with the same cause writes no second message. */
    cause: text().notNull(),
    state: text().$type<"waiting" | "sent" | "skipped" | "failed">().notNull().default("waiting"),
    skipped: text().$type<SkipReason | "no_trigger">(),
    /** The HTTP status of the last answer. */
    status: integer(),
    said: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    nextAt: at(),
    createdAt: at().notNull(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex("highlevel_messages_once").on(t.kind, t.cause),
    index("highlevel_messages_contact").on(t.contactId),
    index("highlevel_messages_newest").on(t.createdAt, t.id),
    index("highlevel_messages_state").on(t.state, t.createdAt),
  ],
);

/** The ids of received webhooks, so that each is applied once. */
export const highlevelEvents = pgTable(
  "highlevel_events",
  { webhookId: text().primaryKey(), type: text().notNull(), receivedAt: at().notNull() },
  (t) => [index().on(t.receivedAt)],
);
