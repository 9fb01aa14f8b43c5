import { eq } from "drizzle-orm";
import { z } from "zod";
import { postOutside } from "#app/platform/http/post-outside.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { noteAttempt } from "../commands/note-attempt.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../tables.server.ts";
import { messageId, openSecret, signedHeaders } from "./sign-message.server.ts";

const TIMEOUT_MS = 10_000;

/** Sends a message once. What is planned after it depends on how that ended. */
export const sendMessage = task(
  "webhooks.send",
  z.object({ deliveryId: z.string(), attempts: z.int() }),
  async (ctx, { deliveryId, attempts }) => {
    const [found] = await ctx.db
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(eq(webhookDeliveries.id, deliveryId));
    if (found?.delivery.state !== "waiting" || found.delivery.attempts !== attempts) return;
    const { delivery, endpoint } = found;
    if (!endpoint.isActive) {
      // The endpoint was switched off since. Staff can send the message again once it is on.
      await ctx.db
        .update(webhookDeliveries)
        .set({ state: "failed", nextAt: null })
        .where(eq(webhookDeliveries.id, deliveryId));
      return;
    }
    const secrets = secretsOf(ctx, endpoint);
    if (secrets.length === 0) {
      return noteAttempt(ctx, delivery, { failure: "secret_lost", ms: 0 });
    }
    const { body } = delivery;
    const posted = await postOutside({
      url: endpoint.url,
      headers: {
        "content-type": "application/json",
        "user-agent": "shop-webhooks/1",
        ...signedHeaders({ id: messageId(deliveryId), body, at: ctx.now }, secrets),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      loopback: ctx.links.loopbackWebhooks ?? false,
    });
    await noteAttempt(ctx, delivery, posted);
  },
);

type Job = Parameters<typeof sendMessage.run>[0];

function secretsOf(
  { sealers, now }: Pick<Job, "sealers" | "now">,
  endpoint: typeof webhookEndpoints.$inferSelect,
): string[] {
  const { secret, previousSecret, previousUntil } = endpoint;
  const isOverlap = previousUntil !== null && previousUntil > now;
  return [secret, isOverlap ? previousSecret : null].flatMap((sealed) => {
    const opened = sealed === null ? undefined : openSecret(sealers, sealed);
    return opened === undefined ? [] : [opened];
  });
}
