import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { UNDO_MS } from "../rules/shipment.ts";

/** The buyer is told in ten seconds, unless staff take it back. The caller has just written it. */
export async function planToTell(ctx: Ctx, orderId: string): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + UNDO_MS);
  const payload = { orderId, since: ctx.now.toISOString() };
  await enqueue(ctx.db, "orders.tell-shipment", payload, { runAt });
}
