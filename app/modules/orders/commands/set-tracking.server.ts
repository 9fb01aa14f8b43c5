import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { announceSoon } from "../jobs/announce-shipment.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import { isNews, isOut, isSameShipment, shipmentOf, type Shipment } from "../rules/shipment.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

type SetTrackingRefusal = Refusal<"forbidden" | "not_found" | "not_shipped">;

/** Whether the buyer hears of it: not of what changes nothing, nor once the parcel is there. */
export type TrackingSet = { told: boolean };

/** Gives a parcel that has left its number, or corrects it. */
export async function setTracking(
  ctx: Ctx,
  orderId: string,
  shipment: Shipment,
): Promise<Result<TrackingSet, SetTrackingRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (!isOut(order.status)) return refuse("not_shipped");
    if (isSameShipment(shipmentOf(order), shipment)) return ok({ told: false });
    const isNew = order.shipmentTold === null || isNews(order.shipmentTold, shipment);
    const told = order.status === "shipped" && isNew;
    await setOrderState(tx, order, {
      courier: shipment.courier,
      trackingNumber: shipment.number,
      trackingUrl: shipment.url,
      trackingChangedAt: tx.now,
    });
    // The mail about the shipment itself, if it is still to come, has the new number.
    if (told && order.shipmentTold !== null) await announceSoon(tx, orderId);
    return ok({ told });
  });
}
