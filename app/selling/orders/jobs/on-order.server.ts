import { z } from "zod";
import { task, type JobCtx, type Task } from "#app/platform/jobs/task.server.ts";
import { findOrder, type OrderWithItems } from "../queries/find-order.server.ts";

export const ofOrder = z.object({ orderId: z.string() });

/** Jobs from before an order had several parcels name none; that parcel has the id of its order. */
export const ofParcel = ofOrder.extend({ parcelId: z.string().optional() });

export const parcelIn = ({ orderId, parcelId }: z.infer<typeof ofParcel>) => parcelId ?? orderId;

/** What is done about one order, as it is by now; one that is gone is no reason to try for ever. */
export function onOrder<const Name extends string, S extends typeof ofOrder>(
  name: Name,
  schema: S,
  run: (ctx: JobCtx, order: OrderWithItems, payload: z.infer<S>) => Promise<unknown>,
): Task<z.input<S>, Name> {
  return task(name, schema, async (ctx, payload) => {
    const order = await findOrder(ctx.db, payload.orderId);
    if (order) await run(ctx, order, payload);
  });
}
