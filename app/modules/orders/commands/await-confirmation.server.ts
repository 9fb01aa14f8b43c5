import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { FLAG_AFTER_HOURS, REMIND_AFTER_HOURS } from "../rules/confirmation.ts";

/** Plans what follows when the buyer of a cash order does not answer. Call inside its transaction. */
export async function awaitConfirmation(ctx: Ctx, orderId: string): Promise<void> {
  const after = (hours: number) => ({ runAt: addMinutes(ctx.now, hours * 60) });
  await enqueue(ctx.db, "orders.remind-confirmation", { orderId }, after(REMIND_AFTER_HOURS));
  await enqueue(ctx.db, "orders.flag-unconfirmed", { orderId }, after(FLAG_AFTER_HOURS));
}
