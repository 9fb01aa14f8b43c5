import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { toldNext } from "../rules/shipment.ts";
import { lockOrder } from "./lock-order.server.ts";
import { noteTold } from "./note-told.server.ts";

/**
 * Tells of a shipment, or of its corrected number, what still stands of it. The order is locked
 * meanwhile, so that nobody takes back what is just being told.
 */
export async function tellShipment(ctx: Ctx, orderId: string, since: Date): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const next = order && toldNext(order, since);
    if (order && next) await noteTold(tx, order, next);
  });
}
