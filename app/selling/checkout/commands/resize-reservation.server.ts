import { ok, type Result } from "#app/lib/result.ts";
import { noteGuestReservation } from "#app/selling/orders/commands/note-guest-reservation.server.ts";
import {
  isChangeable,
  unitsMoved,
  type ChangedLine,
} from "#app/selling/orders/rules/change-items.ts";
import type { ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import type { Changer } from "./judge-items.server.ts";
import { admitReserver } from "./admit-reserver.server.ts";

/**
 * Resizes the reservation of a changed unpaid order whose buyer never paid. More units are judged
 * like a new order. Fewer units and changes by staff are always allowed. The caller has locked the
 * reserver, the order and the stock.
 */
export async function resizeReservation(
  ctx: Ctx,
  {
    by,
    orderId,
    reserver,
    changed,
  }: { by: Changer; orderId: string; reserver: ReserverKeys; changed: ChangedLine[] },
): Promise<Result<undefined, ReservationRefusal>> {
  const lines = changed
    .filter((line) => isChangeable(line) && line.wanted > 0)
    .map(({ productId, variantId, productName: name, wanted: quantity }) => {
      return { productId, variantId, name, quantity };
    });
  if (by.kind === "buyer" && unitsMoved(changed, 1).length > 0) {
    const settings = await loadSettings(ctx.db);
    return admitReserver(ctx, { orderId, reserver, lines, settings });
  }
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await noteGuestReservation(ctx, orderId, { ...reserver, units });
  return ok(undefined);
}
