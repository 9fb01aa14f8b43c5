import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../tables.server.ts";

/** The columns that pages may show, without the secret. */
const shown = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  isActive: webhookEndpoints.isActive,
  failingSince: webhookEndpoints.failingSince,
  givenUpAt: webhookEndpoints.givenUpAt,
  version: webhookEndpoints.version,
  createdAt: webhookEndpoints.createdAt,
};

/** A shop has a few dozen endpoints at most, so there are no pages. */
export async function listWebhooks(db: Db) {
  const own = sql.raw(`"webhook_endpoints"."id"`);
  return db
    .select({
      ...shown,
      lastAt: sql<string | null>`(select max(d.created_at) from ${webhookDeliveries} d
        where d.endpoint_id = ${own})`,
    })
    .from(webhookEndpoints)
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id));
}

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findWebhook(db: Db, webhookId: string) {
  if (!isUuid(webhookId)) return undefined;
  const [found] = await db
    .select(shown)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, webhookId));
  return found;
}

/** The newest messages of an endpoint, each with the result of its last attempt. */
export async function newestDeliveries(db: Db, webhookId: string, most: number) {
  const last = db
    .selectDistinctOn([webhookAttempts.deliveryId], {
      deliveryId: webhookAttempts.deliveryId,
      status: webhookAttempts.status,
      failure: webhookAttempts.failure,
      excerpt: webhookAttempts.excerpt,
    })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(eq(webhookDeliveries.endpointId, webhookId))
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.at), desc(webhookAttempts.id))
    .as("last");
  return db
    .select({
      id: webhookDeliveries.id,
      type: webhookDeliveries.type,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      nextAt: webhookDeliveries.nextAt,
      createdAt: webhookDeliveries.createdAt,
      status: last.status,
      failure: last.failure,
    })
    .from(webhookDeliveries)
    .leftJoin(last, eq(last.deliveryId, webhookDeliveries.id))
    .where(eq(webhookDeliveries.endpointId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(most);
}

/** A message of an endpoint with its attempts, newest first. */
export async function findDelivery(db: Db, webhookId: string, deliveryId: string) {
  if (!isUuid(webhookId) || !isUuid(deliveryId)) return undefined;
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, webhookId)));
  if (!delivery) return undefined;
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.at), desc(webhookAttempts.id))
    .limit(50);
  return { delivery, attempts };
}

/** Counts all endpoints, the failing ones, and those the shop switched off. */
export async function countWebhooks(db: Db) {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${webhookEndpoints.isActive})::int`,
      failing: sql<number>`count(*) filter (where ${webhookEndpoints.isActive}
        and not ${isNull(webhookEndpoints.failingSince)})::int`,
      givenUp: sql<number>`count(${webhookEndpoints.givenUpAt})::int`,
    })
    .from(webhookEndpoints);
  return found ?? { all: 0, active: 0, failing: 0, givenUp: 0 };
}
