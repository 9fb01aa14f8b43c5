import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { segments } from "#app/reach/segments/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { CampaignState, RecipientState } from "./rules/campaign-states.ts";
import type { Topic } from "./rules/topics.ts";
import type { Source, SubscriptionState } from "./rules/subscription-terms.ts";

/** Subscriptions by address alone. An account with that address stores its own choice. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    email: text().notNull().unique(),
    state: text().$type<SubscriptionState>().notNull(),
    /** The page of the confirmed request; until then, of the latest one. */
    source: text().$type<Source>().notNull(),
    /**
     * The token of the unsubscribe link. A new confirmation replaces it, and old links stop
     * working.
     */
    stopToken: text().unique(),
    askedAt: at().notNull(),
    confirmedAt: at(),
    endedAt: at(),
  },
  (t) => [
    index().on(t.state, t.askedAt),
    check(
      "newsletter_subscriptions_state",
      sql`case ${t.state}
        when 'pending' then ${t.confirmedAt} is null and ${t.endedAt} is null
        when 'confirmed' then ${t.confirmedAt} is not null and ${t.endedAt} is null
        else ${t.confirmedAt} is not null and ${t.endedAt} is not null end`,
    ),
    check(
      "newsletter_subscriptions_can_be_stopped",
      sql`${t.state} = 'pending' or ${t.stopToken} is not null`,
    ),
  ],
);

/** The links that prove a mailbox. Reading this table confirms nothing. */
export const newsletterConfirmations = pgTable(
  "newsletter_confirmations",
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
    source: text().$type<Source>().notNull(),
    /** The wording beside the button at that time. */
    wording: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.subscriptionId), index().on(t.createdAt)],
);

/** A mail of news to many recipients. Its counters count each recipient once. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    preheader: text().notNull().default(""),
    /** Empty for the shop's name. */
    senderName: text().notNull().default(""),
    /** For readers who chose texts or notifications. Empty if everyone gets the mail. */
    phoneText: text().notNull().default(""),
    /** Text in the format of `rules/content-blocks.ts`. */
    content: text().notNull().default(""),
    /** The topic of the campaign. People who refused it get no mail. */
    topic: text().$type<Topic>().notNull().default("offers"),
    /** Null for every person who agreed. */
    segmentId: uuid().references(() => segments.id),
    state: text().$type<CampaignState>().notNull().default("draft"),
    scheduledAt: at(),
    startedAt: at(),
    sentAt: at(),
    /** The reason for failing or stopping. */
    endedWhy: text(),
    /** The version that staff sent to themselves. No other version may go to customers. */
    testedVersion: integer(),
    recipientCount: integer().notNull().default(0),
    sentCount: integer().notNull().default(0),
    skippedCount: integer().notNull().default(0),
    bounceCount: integer().notNull().default(0),
    complaintCount: integer().notNull().default(0),
    unsubscribeCount: integer().notNull().default(0),
    openCount: integer().notNull().default(0),
    machineOpenCount: integer().notNull().default(0),
    clickCount: integer().notNull().default(0),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    index("campaigns_newest").on(t.createdAt, t.id),
    index("campaigns_at_work")
      .on(t.state)
      .where(sql`${t.state} in ('scheduled', 'sending')`),
  ],
);

/** The recipients of a campaign, written once when it starts. Each mailbox appears once. */
export const campaignRecipients = pgTable(
  "campaign_recipients",
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    email: text().notNull(),
    customerId: uuid(),
    firstName: text().notNull().default(""),
    state: text().$type<RecipientState>().notNull().default("waiting"),
    /** Why the recipient got no mail. */
    skippedWhy: text(),
    mailId: uuid().unique(),
    /** SHA-256 of the tokens in the unsubscribe link and in the mail's other links. */
    stopTokenHash: text().unique(),
    linkTokenHash: text().unique(),
    queuedAt: at(),
    sentAt: at(),
    openedAt: at(),
    machineOpenedAt: at(),
    clickedAt: at(),
    complainedAt: at(),
    unsubscribedAt: at(),
  },
  (t) => [
    unique("campaign_recipients_once").on(t.campaignId, t.email),
    index("campaign_recipients_by_state").on(t.campaignId, t.state, t.id),
    index().on(t.email),
  ],
);

/** The targets of a campaign's links: a click leads nowhere else. */
export const campaignLinks = pgTable(
  "campaign_links",
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    url: text().notNull(),
  },
  (t) => [unique("campaign_links_once").on(t.campaignId, t.url)],
);

/** Topics that a mailbox's owner refused despite their consent. Addresses are in lowercase. */
export const refusedTopics = pgTable(
  "refused_topics",
  {
    email: text().notNull(),
    topic: text().$type<Topic>().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.topic] })],
);

/** Mailboxes whose opens and clicks are not counted, because their owners asked for that. */
export const untrackedAddresses = pgTable("untracked_addresses", {
  addressDigest: text().primaryKey(),
  createdAt: at().notNull(),
});
