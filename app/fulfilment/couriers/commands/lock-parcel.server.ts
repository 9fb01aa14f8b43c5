import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { parcelRows, type ParcelRow } from "#app/selling/orders/queries/parcels.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

export type LockedParcel = { order: LockedOrder; parcel: ParcelRow };

export async function lockParcel(tx: Ctx, parcelId: string): Promise<LockedParcel | undefined> {
  if (!isUuid(parcelId)) return undefined;
  const [named] = await tx.db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(eq(parcels.id, parcelId));
  const order = named && (await lockOrder(tx, named.orderId));
  const rows = order ? await parcelRows(tx.db, order.id) : [];
  const parcel = rows.find(({ id }) => id === parcelId);
  return order && parcel && { order, parcel };
}
