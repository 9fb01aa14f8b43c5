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
import type { SkipReason, Told } from "./rules/plan-contact.ts";
import type { Broken } from "./rules/read-answer.ts";

/** The one row of how the shop reaches HighLevel. What opens something is sealed by the shop's secret. */
export const highlevelConnection = pgTable(
  "highlevel_connection",
  {
    id: integer().primaryKey(),
    sealedKey: text(),
    /** The last four characters, by which its owner knows it. */
    keyEnd: text(),
    sealedLocation: text(),
    /** The address of a workflow's trigger, which anybody who knows it can use. */
    sealedTrigger: text(),
    isOn: boolean().notNull().default(false),
    customers: boolean().notNull().default(true),
    newsletter: boolean().notNull().default(true),
    orders: boolean().notNull().default(true),
    /** Of the sub-account that the key opened. */
    accountName: text(),
    testedAt: at(),
    problem: text().$type<Broken>(),
    problemSince: at(),
    /** HighLevel wants no request before. */
    pausedUntil: at(),
    version: version(),
  },
  (t) => [
    check("highlevel_connection_once", sql`${t.id} = 1`),
    check("highlevel_connection_key", sql`(${t.sealedKey} is null) = (${t.keyEnd} is null)`),
    check("highlevel_connection_on", sql`not ${t.isOn} or ${t.sealedKey} is not null`),
  ],
);

/** Mailboxes that HighLevel was to hear of. One without its address was erased, and is removed there too. */
export const highlevelContacts = pgTable(
  "highlevel_contacts",
  {
    id: id(),
    email: text().unique(),
    /** As suppressed addresses are compared. */
    addressDigest: text().notNull(),
    /** To find the contact there by, once the address is erased here. */
    sealedAddress: text().notNull(),
    /** What HighLevel calls it. */
    remoteId: text(),
    told: text().$type<Told>().notNull().default("nothing"),
    /** A request is under way that may have made it there. */
    begunAt: at(),
    /** HighLevel will not take it as it is. */
    refusedAt: at(),
    /** It was deleted there, so the shop does not bring it back by itself. */
    removedAt: at(),
    /** It is in a sub-account that the shop has no key for any more. */
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

/** What was to be sent about a contact, and what became of it. */
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
    /** What caused it, so that a repeated job writes no second one. */
    cause: text().notNull(),
    state: text().$type<"waiting" | "sent" | "skipped" | "failed">().notNull().default("waiting"),
    skipped: text().$type<SkipReason | "no_trigger">(),
    /** Of the last answer. */
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

/** Webhooks that came, by their ids, so that none is taken twice. */
export const highlevelEvents = pgTable(
  "highlevel_events",
  { webhookId: text().primaryKey(), type: text().notNull(), receivedAt: at().notNull() },
  (t) => [index().on(t.receivedAt)],
);
