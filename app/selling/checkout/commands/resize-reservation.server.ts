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
import { type ReservationRefusal, judgeReservation, limitsOf } from "../rules/judge-reservation.ts";
import type { Changer } from "./judge-items.server.ts";
import { itemKey, type StockLine } from "#app/goods/catalog/rules/stock.ts";
import { reservedBy, reservedOf } from "#app/selling/orders/queries/guest-reservations.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

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

type ReservationInput = {
  orderId: string;
  reserver: ReserverKeys;
  lines: readonly (StockLine & { name: string })[];
  settings: Settings;
};

/**
 * Checks whether a buyer who never paid may reserve these units unpaid. If so, records them in
 * place of the order's earlier reservation. The caller has locked the reserver and the stock, so
 * that no concurrent order is counted in between.
 */
async function admitReserver(
  ctx: Ctx,
  { orderId, reserver, lines, settings }: ReservationInput,
): Promise<Result<undefined, ReservationRefusal>> {
  if (lines.length === 0) return ok(undefined);
  const { kind } = reserver;
  const [counts, stock] = await Promise.all([
    reservedBy(ctx.db, reserver, orderId),
    reservedOf(ctx.db, [...new Set(lines.map((line) => line.productId))], orderId),
  ]);
  const items = [...Map.groupBy(lines, itemKey)].flatMap(([key, [first, ...more]]) => {
    const level = stock.find((one) => itemKey(one) === key);
    if (!first || !level) return [];
    const quantity = more.reduce((sum, line) => sum + line.quantity, first.quantity);
    return [{ name: first.name, quantity, onHand: level.onHand, reserved: level.reserved }];
  });
  const judged = judgeReservation({ kind, items, ...counts }, limitsOf(settings));
  if (!judged.ok) return judged;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await noteGuestReservation(ctx, orderId, { ...reserver, units });
  return ok(undefined);
}
