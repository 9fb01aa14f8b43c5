import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { PushAnswer } from "../gateways/push-service.server.ts";
import { nextTry } from "../rules/send-terms.ts";
import { pushDevices, sentMessages } from "../tables.server.ts";
import { announceSent } from "./announce-sent.server.ts";
import { endUnsent } from "./end-unsent.server.ts";
import { QUEUE } from "./queue-message.server.ts";

type DeviceAnswer = { deviceId: string; answer: PushAnswer };

/**
 * Records an attempt. One device that took the notification is enough. Devices that are gone are
 * removed. `tries` is the number of attempts, so that a job that ran twice changes nothing.
 */
export async function notePush(
  ctx: Ctx,
  { messageId, tries }: { messageId: string; tries: number },
  answers: readonly DeviceAnswer[],
): Promise<void> {
  const devicesThat = (wanted: PushAnswer) =>
    answers.filter(({ answer }) => answer === wanted).map(({ deviceId }) => deviceId);
  const [taken, gone] = [devicesThat("taken"), devicesThat("gone")];
  await inTransaction(ctx, async (tx) => {
    const own = and(eq(sentMessages.id, messageId), eq(sentMessages.tries, tries));
    const [message] = await tx.db.select().from(sentMessages).where(own).for("update");
    if (message?.state !== "asked") return;
    await tx.db.delete(pushDevices).where(inArray(pushDevices.id, gone));
    await tx.db
      .update(pushDevices)
      .set({ lastTakenAt: tx.now })
      .where(inArray(pushDevices.id, taken));
    if (taken.length > 0) {
      const delivered = { state: "delivered" as const, endedAt: tx.now, sealed: null };
      await tx.db.update(sentMessages).set(delivered).where(own);
      return announceSent(tx, message);
    }
    if (gone.length === answers.length) {
      return endUnsent(tx, message, { state: "failed", why: "no_device" });
    }
    if (devicesThat("busy").length === 0) {
      return endUnsent(tx, message, { state: "failed", why: "refused" });
    }
    const runAt = nextTry(message.topic, tries, tx.now);
    if (!runAt) return endUnsent(tx, message, { state: "failed", why: "no_answer" });
    await enqueue(tx.db, "messages.push", { messageId, tries }, { runAt, queue: QUEUE });
  });
}
