import { ok, type Result } from "#app/lib/result.ts";
import { itemKey, type StockLine } from "#app/goods/catalog/rules/stock.ts";
import { noteGuestReservation } from "#app/selling/orders/commands/note-guest-reservation.server.ts";
import { reservedBy, reservedOf } from "#app/selling/orders/queries/guest-reservations.server.ts";
import type { ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { judgeReservation, limitsOf, type ReservationRefusal } from "../rules/judge-reservation.ts";

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
export async function admitReserver(
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
