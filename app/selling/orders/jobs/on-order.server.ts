import { z } from "zod";
import { readOnce, task, type JobCtx, type Task } from "#app/platform/jobs/task.server.ts";
import { findOrder, type OrderWithItems } from "../queries/find-order.server.ts";

export const ofOrder = z.object({ orderId: z.string() });

/** Missing in jobs from before an order could have several parcels: use the order's id. */
export const ofParcel = ofOrder.extend({ parcelId: z.string().optional() });

export const parcelIn = ({ orderId, parcelId }: z.infer<typeof ofParcel>) => parcelId ?? orderId;

/** A job about one order in its present state. Skips a missing order, instead of retrying. */
export function onOrder<const Name extends string, S extends typeof ofOrder>(
  name: Name,
  schema: S,
  run: (ctx: JobCtx, order: OrderWithItems, payload: z.infer<S>) => Promise<unknown>,
): Task<z.input<S>, Name> {
  return task(name, schema, async (ctx, payload) => {
    const { orderId } = payload;
    const order = await readOnce(ctx, `order ${orderId}`, () => findOrder(ctx.db, orderId));
    if (order) await run(ctx, order, payload);
  });
}
