import { eq } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type TrackedAs = { courier?: string; trackingNumber?: string; trackingUrl?: string };

/** Gives an order one shipped parcel with this tracking, to test its display. */
export async function noteParcel(ctx: Ctx, orderId: string, tracked: TrackedAs): Promise<void> {
  const parcel = { id: ctx.ids.newId(), orderId, number: 1, shippedAt: ctx.now };
  await ctx.db
    .insert(parcels)
    .values({ ...parcel, ...tracked })
    .onConflictDoUpdate({ target: [parcels.orderId, parcels.number], set: tracked });
  await ctx.db.update(orders).set({ parcelsSent: 1 }).where(eq(orders.id, orderId));
}
