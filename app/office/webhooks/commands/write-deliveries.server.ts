import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { webhookMessage } from "#app/office/api/views/webhook-payloads.ts";
import { sendJob } from "../jobs/send-job.ts";
import { TEST_EVENT, type WebhookEvent } from "../rules/webhook-events.ts";
import { webhookDeliveries, webhookEndpoints } from "../tables.server.ts";

type Message = {
  type: WebhookEvent | typeof TEST_EVENT;
  /** Each cause is sent to an endpoint once. */
  cause: string;
  data: object;
};

/** Writes a message for each subscribed endpoint, or for one only, and enqueues its jobs. */
export async function writeDeliveries(
  ctx: Ctx,
  { type, cause, data }: Message,
  endpointId?: string,
): Promise<number> {
  // What the schema does not have never leaves the shop.
  const message = { type, timestamp: ctx.now.toISOString(), data };
  const body = JSON.stringify(webhookMessage(type).parse(message));
  return inTransaction(ctx, async (tx) => {
    const wants = endpointId
      ? eq(webhookEndpoints.id, endpointId)
      : sql`${type} = any(${webhookEndpoints.events})`;
    const receivers = await tx.db
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(wants, webhookEndpoints.isActive));
    if (receivers.length === 0) return 0;
    const written = await tx.db
      .insert(webhookDeliveries)
      .values(
        receivers.map((endpoint) => ({
          id: tx.ids.newId(),
          endpointId: endpoint.id,
          cause,
          type,
          body,
          createdAt: tx.now,
        })),
      )
      .onConflictDoNothing({ target: [webhookDeliveries.endpointId, webhookDeliveries.cause] })
      .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId });
    await enqueueAll(
      tx.db,
      written.map((one) => sendJob(one, 0)),
    );
    return written.length;
  });
}
