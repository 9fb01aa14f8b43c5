import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { Provider } from "./rules/providers.ts";
import type { Channel, FailureReason, MessageState, Topic } from "./rules/send-terms.ts";

/** The connection to the company that sends texts, in a single row. Its keys are sealed. */
export const messageConnection = pgTable(
  "message_connection",
  {
    id: integer().primaryKey(),
    /** Null while texts are off. */
    provider: text().$type<Provider>(),
    sealedKeys: text(),
    /** The last four characters of the key, by which the owner recognizes it. */
    keyEnd: text(),
    /** The registered name, or the number, that recipients see. */
    sender: text().notNull().default(""),
    partPrice: centavos().notNull().default(50),
    monthlyLimit: centavos().notNull().default(100_000),
    /** Numbers that opted out are hashed with it. */
    stopSalt: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The company refuses the keys since then. */
    refusedSince: at(),
    version: version(),
  },
  (t) => [
    check("message_connection_once", sql`${t.id} = 1`),
    check("message_connection_amounts", sql`${t.partPrice} >= 0 and ${t.monthlyLimit} >= 0`),
  ],
);

/** Texts and notifications to people. The mail with the same key waits, and is sent if the text fails. */
export const sentMessages = pgTable(
  "sent_messages",
  {
    id: id(),
    /** Names the cause, so that one cause is told once. */
    dedupeKey: text().notNull().unique(),
    topic: text().$type<Topic>().notNull(),
    channel: text().$type<Exclude<Channel, "email">>().notNull().default("sms"),
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    /** The order that it is about. */
    aboutId: uuid(),
    /** The number or page and the words, sealed. Removed once the company took the message. */
    sealed: text(),
    /** Only texts have these two. */
    numberDigest: text(),
    numberEnd: text(),
    state: text().$type<MessageState>().notNull().default("queued"),
    why: text().$type<FailureReason>(),
    /** The company's own words about a refusal. */
    says: text().notNull().default(""),
    provider: text().$type<Provider>(),
    providerId: text(),
    parts: integer().notNull(),
    /** Counts toward the limit of the month of `askedAt`. */
    cost: centavos().notNull().default(0),
    tries: integer().notNull().default(0),
    createdAt: at().notNull(),
    askedAt: at(),
    /** When the company was last asked how the message fared. */
    checkedAt: at(),
    endedAt: at(),
  },
  (t) => [
    unique("sent_messages_reported").on(t.provider, t.providerId),
    index("sent_messages_newest").on(t.createdAt, t.id),
    index("sent_messages_asked").on(t.askedAt),
    index("sent_messages_open")
      .on(t.askedAt)
      .where(sql`${t.state} = 'sent'`),
    index("sent_messages_number").on(t.numberDigest, t.createdAt),
    index("sent_messages_user").on(t.userId),
    index("sent_messages_about").on(t.aboutId),
    check(
      "sent_messages_state",
      sql`${t.state} in ('queued', 'asked', 'sent', 'delivered', 'failed', 'withheld')`,
    ),
    check(
      "sent_messages_why",
      sql`(${t.why} is not null) = (${t.state} in ('failed', 'withheld'))`,
    ),
    check(
      "sent_messages_ended",
      sql`(${t.endedAt} is not null) =
      (${t.state} in ('delivered', 'failed', 'withheld'))`,
    ),
    check(
      "sent_messages_channel",
      sql`${t.channel} in ('sms', 'push') and num_nonnulls(${t.numberDigest}, ${t.numberEnd}) =
        case ${t.channel} when 'sms' then 2 else 0 end`,
    ),
    check("sent_messages_cost", sql`${t.cost} >= 0`),
  ],
);

/** The confirmed number of an account, how it is confirmed, and the channel of each topic. */
export const messageChoices = pgTable(
  "message_choices",
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    number: text(),
    /** A number that waits for its code. */
    newNumber: text(),
    codeDigest: text(),
    codeSentAt: at(),
    codeTries: integer().notNull().default(0),
    orderBy: text().$type<Channel>().notNull().default("email"),
    doseBy: text().$type<Channel>().notNull().default("email"),
    newsBy: text().$type<Channel>().notNull().default("email"),
  },
  (t) => [
    check(
      "message_choices_code",
      sql`num_nonnulls(${t.newNumber}, ${t.codeDigest}, ${t.codeSentAt}) in (0, 3)`,
    ),
    check(
      "message_choices_number",
      sql`${t.number} is not null or 'sms' not in (${t.orderBy}, ${t.doseBy}, ${t.newsBy})`,
    ),
  ],
);

/** Browsers that show an account's notifications. Ending the session removes its device. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** No foreign key, since an expired session leaves its device (trigger `end_push_devices`). */
    sessionId: text(),
    /** The address at the browser's maker, and the keys to encrypt for this browser. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    name: text().notNull(),
    createdAt: at().notNull(),
    /** When its push service last took a notification. */
    lastTakenAt: at(),
  },
  (t) => [index().on(t.userId), index().on(t.sessionId)],
);

/** Numbers whose owner replied STOP, as slow hashes that do not need the shop's secret. */
export const messageStops = pgTable("message_stops", {
  numberDigest: text().primaryKey(),
  stoppedAt: at().notNull(),
});
