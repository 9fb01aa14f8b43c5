import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { announceSoon } from "../jobs/announce-shipment.server.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import {
  isAwaited,
  isNews,
  isOut,
  isSameShipment,
  shipmentOf,
  type Shipment,
} from "../rules/shipment.ts";
import { lockOrder, orderByNumber } from "./lock-order.server.ts";
import { writeShipment } from "./write-shipment.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";
import { shipmentInput, trackingInput } from "../input.ts";
import { carriersOfOrder } from "../queries/offered-carriers.server.ts";

type SetTrackingRefusal = Refusal<"forbidden" | "not_found" | "not_shipped">;

/** `told` is false for a change without effect, and after delivery. */
export type TrackingSet = { told: boolean };

/** Sets or corrects the number of a sent parcel. By default, the order's newest parcel. */
export async function setTracking(
  ctx: Ctx,
  orderId: string,
  shipment: Shipment,
  number?: number,
): Promise<Result<TrackingSet, SetTrackingRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const meant = number ?? order.parcelsSent;
    const found = (await parcelRows(tx.db, orderId)).find((row) => row.number === meant);
    if (!found) return refuse("not_shipped");
    const isNewest = meant === order.parcelsSent;
    const parcel = { ...found, status: order.status, isNewest };
    if (!isOut(parcel)) return refuse("not_shipped");
    const was = shipmentOf(parcel);
    if (isSameShipment(was, shipment)) return ok({ told: false });
    const { shipmentTold } = parcel;
    const told = isAwaited(parcel) && (shipmentTold === null || isNews(shipmentTold, shipment));
    await writeShipment(tx, { parcel, was, is: shipment, trackingChangedAt: tx.now });
    // A shipment mail that is still waiting will have the new number.
    if (told && shipmentTold !== null) await announceSoon(tx, { orderId, parcelId: parcel.id });
    return ok({ told });
  });
}

export const trackOrder = operation({
  name: "orders.set-tracking",
  says: "Set or correct the carrier and tracking number of a shipped parcel.",
  words: ["waybill", "courier", "number"],
  who: ["orders:fulfil", "orders:write"],
  kind: "change",
  isRepeatable: true,
  key: orderByNumber,
  input: shipmentInput.omit({ without: true }).extend({ parcel: z.int().min(1).optional() }),
  output: z.object({ told: z.boolean() }),
  async run(ctx, { parcel, ...typed }, orderId) {
    const form = trackingInput(await carriersOfOrder(ctx.db, orderId)).safeParse(typed);
    if (!form.success) return refuse("unknown_carrier_or_number");
    return setTracking(ctx, orderId, form.data.shipment, parcel);
  },
});
