import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { FLAG_AFTER_HOURS, remindAt } from "../rules/confirmation.ts";

type Placed = { id: string; expiresAt: Date | null };

/** Plans what follows when the buyer of a cash order does not answer. Call inside its transaction. */
export async function awaitConfirmation(ctx: Ctx, { id, expiresAt }: Placed): Promise<void> {
  const payload = { orderId: id };
  const flagAt = addMinutes(ctx.now, FLAG_AFTER_HOURS * 60);
  await enqueueAll(ctx.db, [
    {
      task: "orders.remind-confirmation",
      payload,
      options: { runAt: remindAt(ctx.now, expiresAt) },
    },
    { task: "orders.flag-unconfirmed", payload, options: { runAt: flagAt } },
  ]);
}
