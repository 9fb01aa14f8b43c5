import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder, type LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { parcelRows, type ParcelRow } from "#app/modules/orders/queries/parcels.server.ts";
import { isAwaited } from "#app/modules/orders/rules/shipment.ts";
import { parcels } from "#app/modules/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

export type OpenParcel = { order: LockedOrder; parcel: ParcelRow };

/** A parcel that is on its way, with its order locked. */
export async function openParcel(
  tx: Ctx,
  parcelId: string,
): Promise<Result<OpenParcel, Refusal<"not_found" | "not_on_its_way">>> {
  if (!isUuid(parcelId)) return refuse("not_found");
  const [named] = await tx.db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(eq(parcels.id, parcelId));
  const order = named && (await lockOrder(tx, named.orderId));
  if (!order) return refuse("not_found");
  const parcel = (await parcelRows(tx.db, order.id)).find(({ id }) => id === parcelId);
  if (!parcel || !isAwaited({ ...parcel, status: order.status, isNewest: false })) {
    return refuse("not_on_its_way");
  }
  return ok({ order, parcel });
}
