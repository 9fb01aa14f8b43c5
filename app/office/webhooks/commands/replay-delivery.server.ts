import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { sendJob } from "../jobs/send-job.ts";
import { webhookDeliveries, webhookEndpoints } from "../tables.server.ts";

type ReplayRefusal = Refusal<"forbidden" | "not_found" | "inactive" | "waiting">;

/** Sends a message again, under the id it had. */
export async function replayDelivery(
  ctx: Ctx,
  webhookId: string,
  deliveryId: string,
): Promise<Result<undefined, ReplayRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!isUuid(deliveryId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockRow(tx.db, webhookEndpoints, webhookId);
    const own = and(
      eq(webhookDeliveries.id, deliveryId),
      eq(webhookDeliveries.endpointId, endpoint?.id ?? tx.ids.newId()),
    );
    const [found] = await tx.db.select().from(webhookDeliveries).where(own).for("update");
    if (!endpoint || !found) return refuse("not_found");
    if (!endpoint.isActive) return refuse("inactive");
    if (found.state === "waiting") return refuse("waiting");
    await tx.db
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0, nextAt: null })
      .where(eq(webhookDeliveries.id, deliveryId));
    await enqueueAll(tx.db, [sendJob(found, 0)]);
    await recordAudit(tx, {
      action: "webhook.message_sent_again",
      subject: { type: "webhook", id: webhookId },
      after: { host: new URL(endpoint.url).host, event: found.type },
    });
    return ok(undefined);
  });
}
