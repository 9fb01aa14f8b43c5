import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isAwaited } from "#app/selling/orders/rules/shipment.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockParcel, type LockedParcel } from "./lock-parcel.server.ts";

/** A parcel in transit, with its order locked. */
export async function openParcel(
  tx: Ctx,
  parcelId: string,
): Promise<Result<LockedParcel, Refusal<"not_found" | "not_on_its_way">>> {
  const found = await lockParcel(tx, parcelId);
  if (!found) return refuse("not_found");
  const { order, parcel } = found;
  const isOpen = isAwaited({ ...parcel, status: order.status, isNewest: false });
  return isOpen ? ok(found) : refuse("not_on_its_way");
}
