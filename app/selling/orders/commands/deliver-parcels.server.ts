import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { announceNow } from "../jobs/announce-shipment.server.ts";
import { parcels } from "../tables/parcels.server.ts";
import type { ParcelRow } from "../queries/parcels.server.ts";

/**
 * Records the arrival of parcels. They can no longer be taken back, so the buyer is now told of
 * their shipment. The caller has locked the order.
 */
export async function deliverParcels(ctx: Ctx, arrived: readonly ParcelRow[]): Promise<void> {
  for (const parcel of arrived) {
    if (!parcel.shipmentTold) await announceNow(ctx, parcel, "shipment");
  }
  if (arrived.length === 0) return;
  await ctx.db
    .update(parcels)
    .set({ deliveredAt: ctx.now })
    .where(
      inArray(
        parcels.id,
        arrived.map(({ id }) => id),
      ),
    );
}
