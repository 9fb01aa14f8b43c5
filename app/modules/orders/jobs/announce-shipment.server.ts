import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { lockOrder, type LockedOrder } from "../commands/lock-order.server.ts";
import { setOrderState } from "../commands/set-order-state.server.ts";
import { UNDO_MS, dueNews, shipmentOf, type Undo } from "../rules/shipment.ts";
import { ofOrder } from "./on-order.server.ts";

/** The buyer is told in ten seconds, unless staff take it back. The caller has just written it. */
export async function announceSoon(ctx: Ctx, orderId: string): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + UNDO_MS);
  const payload = { orderId, since: ctx.now.toISOString() };
  await enqueue(ctx.db, "orders.tell-shipment", payload, { runAt });
}

/** Has the buyer of a locked order told of its parcel. From here on nothing can be taken back. */
export async function announceNow(ctx: Ctx, order: LockedOrder, what: Undo["what"]): Promise<void> {
  await setOrderState(ctx, order, { shipmentTold: shipmentOf(order) });
  const orderId = order.id;
  if (what === "shipment") await emit(ctx.db, "order.shipped", { orderId });
  else await emit(ctx.db, "order.tracking-changed", { orderId, changeId: ctx.ids.newId() });
}

/**
 * Tells of a shipment, or of its corrected number, what still stands of it. The order is locked
 * meanwhile, so that nobody takes back what is just being announced.
 */
export const announceShipment = task(
  "orders.tell-shipment",
  ofOrder.extend({ since: z.iso.datetime() }),
  async (ctx, { orderId, since }) => {
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const news = order && dueNews(order, new Date(since));
      if (order && news) await announceNow(tx, order, news);
    });
  },
);
