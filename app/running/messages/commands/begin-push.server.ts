import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Push } from "../gateways/push-service.server.ts";
import { openText } from "../queries/sealed-text.server.ts";
import { isQuiet, isTooLate, pushSeconds, type FailureReason } from "../rules/send-terms.ts";
import { pushDevices, sentMessages } from "../tables.server.ts";
import { endUnsent } from "./end-unsent.server.ts";
import { lockAttempt } from "./lock-attempt.server.ts";

type PushAttempt = {
  push: Push;
  devices: readonly (typeof pushDevices.$inferSelect)[];
};

/** Decides whether a notification is sent now, and to which devices. */
export async function beginPush(
  ctx: Ctx,
  messageId: string,
  tries: number,
): Promise<PushAttempt | undefined> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockAttempt(tx, messageId, tries);
    if (!message) return undefined;
    const withhold = async (why: FailureReason) => {
      await endUnsent(tx, message, { state: "withheld", why });
      return undefined;
    };
    const text = openText(tx, message.sealed);
    if (!text) return withhold("not_connected");
    if (isTooLate(message.topic, message.createdAt, tx.now)) return withhold("too_late");
    if (isQuiet(message.topic, tx.now)) return withhold("quiet_hours");
    const own = eq(pushDevices.userId, message.userId ?? "");
    const devices = await tx.db.select().from(pushDevices).where(own);
    if (devices.length === 0) return withhold("no_device");
    await tx.db
      .update(sentMessages)
      .set({ state: "asked", tries: tries + 1, askedAt: message.askedAt ?? tx.now })
      .where(eq(sentMessages.id, messageId));
    const push = { title: text.body, page: text.to, tag: messageId };
    return { push: { ...push, seconds: pushSeconds(message.topic, tx.now) }, devices };
  });
}
