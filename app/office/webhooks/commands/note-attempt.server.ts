import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue, enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { sendJob } from "../jobs/send-job.ts";
import { fateOf, isGivenUp, pauseAfter, shareOf } from "../rules/retries.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../tables.server.ts";

type Attempt = {
  status?: number;
  failure?: (typeof webhookAttempts.$inferInsert)["failure"];
  excerpt?: string;
  retryAfter?: string | undefined;
  ms: number;
};

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, "id" | "endpointId" | "attempts">;

/** Records an attempt, then plans the next one or switches the endpoint off. */
export async function noteAttempt(
  ctx: Ctx,
  { id, endpointId, attempts: before }: Delivery,
  attempt: Attempt,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const endpoint = await lockRow(tx.db, webhookEndpoints, endpointId);
    const delivery = await lockRow(tx.db, webhookDeliveries, id, "update");
    // Removed meanwhile, or noted by the same job that was begun twice.
    if (!endpoint || delivery?.state !== "waiting" || delivery.attempts !== before) return;
    const attempts = before + 1;
    const fate = fateOf(attempt.status);
    const { retryAfter, ...said } = attempt;
    await tx.db
      .insert(webhookAttempts)
      .values({ id: tx.ids.newId(), deliveryId: id, at: tx.now, ...said });
    const failingSince = fate === "delivered" ? null : (endpoint.failingSince ?? tx.now);
    const isOver = fate === "gone" || isGivenUp(failingSince, tx.now);
    const pause =
      fate === "failed" && !isOver ? pauseAfter(attempts, shareOf(id), retryAfter) : undefined;
    const nextAt = pause === undefined ? null : new Date(tx.now.getTime() + pause);
    const state = nextAt ? "waiting" : fate === "delivered" ? "delivered" : "failed";
    await tx.db
      .update(webhookDeliveries)
      .set({ attempts, state, nextAt })
      .where(eq(webhookDeliveries.id, id));
    if (nextAt) await enqueueAll(tx.db, [sendJob(delivery, attempts, nextAt)]);
    if (failingSince?.getTime() !== endpoint.failingSince?.getTime()) {
      await tx.db
        .update(webhookEndpoints)
        .set({ failingSince })
        .where(eq(webhookEndpoints.id, endpointId));
    }
    if (isOver && endpoint.isActive) await giveUp(tx, endpoint, fate === "gone");
  });
}

async function giveUp(
  tx: Ctx,
  { id, url, version }: typeof webhookEndpoints.$inferSelect,
  isGone: boolean,
): Promise<void> {
  await tx.db
    .update(webhookEndpoints)
    .set({ isActive: false, givenUpAt: tx.now, version: version + 1 })
    .where(eq(webhookEndpoints.id, id));
  const { host } = new URL(url);
  await recordAudit(tx, {
    action: "webhook.given_up",
    subject: { type: "webhook", id },
    before: { host, active: true },
    after: { host, active: false },
  });
  await enqueue(tx.db, "webhooks.mail-given-up", {
    endpointId: id,
    isGone,
    at: tx.now.toISOString(),
  });
}
