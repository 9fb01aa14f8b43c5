import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { PostFailure } from "#app/platform/http/post-outside.server.ts";
import type { WatchedEvent, WebhookEvent } from "./rules/webhook-events.ts";

/** The endpoints that receive the shop's events. Their secrets are sealed with the shop's key. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    /** The form's key: sending it twice makes one endpoint. */
    id: id(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    secret: text().notNull(),
    /** The one before, which still signs until then. */
    previousSecret: text(),
    previousUntil: at(),
    isActive: boolean().notNull().default(true),
    /** The first try that failed since one that did not. */
    failingSince: at(),
    /** When the shop itself switched it off. */
    givenUpAt: at(),
    version: version(),
    createdAt: at().notNull(),
  },
  (t) => [check("webhook_endpoints_events", sql`cardinality(${t.events}) > 0`)],
);

/** One message for one endpoint. All attempts use the same message id. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** A repeated job with the same cause writes no second message. */
    cause: text().notNull(),
    type: text().notNull(),
    /** The exact text that is signed and sent. */
    body: text().notNull(),
    state: text().$type<"waiting" | "delivered" | "failed">().notNull().default("waiting"),
    /** Tries since it was last begun. */
    attempts: integer().notNull().default(0),
    /** When it is tried again. */
    nextAt: at(),
    createdAt: at().notNull(),
  },
  (t) => [
    unique("webhook_deliveries_once").on(t.endpointId, t.cause),
    index("webhook_deliveries_newest").on(t.endpointId, t.createdAt, t.id),
    index("webhook_deliveries_old").on(t.createdAt),
  ],
);

export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: id(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    at: at().notNull(),
    /** Null where nothing was answered, for this reason. */
    status: integer(),
    failure: text().$type<PostFailure | "secret_lost">(),
    /** The beginning of the response. */
    excerpt: text().notNull().default(""),
    ms: integer().notNull(),
  },
  (t) => [index().on(t.deliveryId, t.at)],
);

/** Up to when the shop has looked for what nothing announces. */
export const webhookWatches = pgTable("webhook_watches", {
  event: text().primaryKey().$type<WatchedEvent>(),
  seenTo: at().notNull(),
});
