import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { WatchedEvent, WebhookEvent } from "../rules/webhook-events.ts";
import { webhookEndpoints } from "../tables.server.ts";

export async function wantsEvent(db: Db, event: WebhookEvent): Promise<boolean> {
  const wants = and(webhookEndpoints.isActive, sql`${event} = any(${webhookEndpoints.events})`);
  return (await db.$count(webhookEndpoints, wants)) > 0;
}

/** The events that at least one active endpoint subscribes to. */
export async function wantedOf(db: Db, events: readonly WatchedEvent[]): Promise<WatchedEvent[]> {
  const rows = await db
    .select({ events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.isActive, true));
  return events.filter((event) => rows.some((row) => row.events.includes(event)));
}
