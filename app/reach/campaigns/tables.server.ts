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

/**
 * Who gets the newsletter, by address alone: it has nothing to do with an account of that address,
 * whose own choice is stored with the account.
 */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    email: text().notNull().unique(),
    state: text().$type<SubscriptionState>().notNull(),
    /** Where the confirmed request was made; until then, where the last one was made. */
    source: text().$type<Source>().notNull(),
    /** In the link that ends it. A new confirmation makes a new one, and old links end nothing. */
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
    /** The words beside the button, as they were then. */
    wording: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.subscriptionId), index().on(t.createdAt)],
);

/** A mail of news to many. Its counts are those of recipients, each counted once. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    preheader: text().notNull().default(""),
    /** Empty for the shop's name. */
    senderName: text().notNull().default(""),
    /** As `rules/content-blocks.ts` reads it. */
    content: text().notNull().default(""),
    /** What it is about: whoever does not want that gets none. */
    topic: text().$type<Topic>().notNull().default("offers"),
    /** Null for everybody who agreed. */
    segmentId: uuid().references(() => segments.id),
    state: text().$type<CampaignState>().notNull().default("draft"),
    scheduledAt: at(),
    startedAt: at(),
    sentAt: at(),
    /** Why it failed or was stopped. */
    endedWhy: text(),
    /** The version that staff sent to themselves: no other one is sent to customers. */
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

/** Whom a campaign goes to, written once when it starts: a mailbox stands in it once. */
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
    /** Why it got none. */
    skippedWhy: text(),
    mailId: uuid().unique(),
    /** SHA-256 of what is in the link that ends such mails, and of what is in its other links. */
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

/** Where the links of a campaign lead: a click leads nowhere else. */
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

/** What a mailbox gets no news about, though its owner agreed to news; by address, in small letters. */
export const refusedTopics = pgTable(
  "refused_topics",
  {
    email: text().notNull(),
    topic: text().$type<Topic>().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.topic] })],
);

/** Whose opens and clicks are not counted, because they said so. */
export const untrackedAddresses = pgTable("untracked_addresses", {
  addressDigest: text().primaryKey(),
  createdAt: at().notNull(),
});
