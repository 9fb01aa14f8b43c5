import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
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
