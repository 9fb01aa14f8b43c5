import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { sentParcels } from "#app/selling/orders/queries/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ChosenUnits } from "../rules/chosen-units.ts";
import { nextSlip, sentSlip, type SlipSource } from "../views/slip-source.ts";
import { readParcel } from "./read-parcel.server.ts";

type SlipSelection = {
  /** The parcel's number within the order. Defaults to the slips that are printed next. */
  number?: number | undefined;
  chosen?: ChosenUnits;
};

/**
 * The slips of an order: the named parcel's, or the next one's while units remain, or those of all
 * sent parcels.
 */
export async function slipsOfOrder(
  ctx: Pick<Ctx, "db" | "now">,
  orderId: string,
  { number, chosen }: SlipSelection = {},
): Promise<SlipSource[]> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return [];
  const hasLeft = order.fulfillmentStatus === "fulfilled";
  const isNext = number === undefined ? !hasLeft : number === order.parcelsSent + 1 && !hasLeft;
  if (isNext) {
    const next = await readParcel(ctx, orderId, chosen);
    return next ? [nextSlip(next)] : [];
  }
  const sent = await sentParcels(ctx.db, order);
  return sent
    .filter((parcel) => number === undefined || parcel.number === number)
    .map((parcel) => sentSlip(order, parcel));
}
