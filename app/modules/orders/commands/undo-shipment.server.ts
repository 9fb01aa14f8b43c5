import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { returnShipment } from "#app/modules/catalog/commands/return-shipment.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import { undoOf, type Undo } from "../rules/shipment.ts";
import { unpackLots } from "./unpack-lots.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

type UndoShipmentRefusal = Refusal<"forbidden" | "not_found" | "too_late">;

/**
 * Takes back what staff wrote less than ten seconds ago and the buyer does not know yet: that the
 * parcel left, with its units, or its number. What was typed stays, so that nobody types it again.
 */
export async function undoShipment(
  ctx: Ctx,
  orderId: string,
): Promise<Result<Undo["what"], UndoShipmentRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const undo = undoOf(order, tx.now);
    if (!undo) return refuse("too_late");
    if (undo.what === "tracking" && order.shipmentTold) {
      const { courier, number, url } = order.shipmentTold;
      const told = { courier, trackingNumber: number, trackingUrl: url };
      await setOrderState(tx, order, { ...told, trackingChangedAt: null }, "taken_back");
      return ok(undo.what);
    }
    const packing = { status: "processing", fulfillmentStatus: "unfulfilled" } as const;
    await setOrderState(tx, order, { ...packing, shippedAt: null }, "taken_back");
    await unpackLots(tx, orderId);
    await returnShipment(tx, orderId);
    return ok(undo.what);
  });
}
