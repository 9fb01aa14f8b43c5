import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parcels } from "../tables/parcels.server.ts";
import { recordShipment, type ShipmentChange } from "./record-shipment.server.ts";

/** Stores a parcel's carrier and number. The caller has locked its order. */
export async function writeShipment(
  ctx: Ctx,
  { trackingChangedAt, ...change }: ShipmentChange & { trackingChangedAt: Date | null },
): Promise<void> {
  const { courier, number: trackingNumber, url: trackingUrl } = change.is;
  await ctx.db
    .update(parcels)
    .set({ courier, trackingNumber, trackingUrl, trackingChangedAt })
    .where(eq(parcels.id, change.parcel.id));
  await recordShipment(ctx, change);
}
