import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { shipmentOf } from "../rules/shipment.ts";
import type { Undo } from "../rules/shipment.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/** Has the buyer of a locked order told of its parcel. From here on nothing can be taken back. */
export async function noteTold(ctx: Ctx, order: LockedOrder, what: Undo["what"]): Promise<void> {
  await setOrderState(ctx, order, { shipmentTold: shipmentOf(order) });
  const orderId = order.id;
  if (what === "shipment") await emit(ctx.db, "order.shipped", { orderId });
  else await emit(ctx.db, "order.tracking-changed", { orderId, changeId: ctx.ids.newId() });
}
