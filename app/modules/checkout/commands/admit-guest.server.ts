import { ok } from "#app/lib/result.ts";
import type { Result } from "#app/lib/result.ts";
import { itemKey } from "#app/modules/catalog/rules/stock.ts";
import type { StockLine } from "#app/modules/catalog/rules/stock.ts";
import { noteGuestReservation } from "#app/modules/orders/commands/note-guest-reservation.server.ts";
import { reservedBy, reservedOf } from "#app/modules/orders/queries/guest-reservations.server.ts";
import type { GuestKeys } from "#app/modules/orders/queries/guest-reservations.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { judgeReservation } from "../rules/judge-reservation.ts";
import type { GuestLimits, ReservationRefusal } from "../rules/judge-reservation.ts";

type Placing = {
  orderId: string;
  guest: GuestKeys;
  lines: readonly (StockLine & { name: string })[];
  limits: GuestLimits;
};

/**
 * Whether a guest may have set these units aside unpaid; if so, they count from now on. The caller
 * holds the guest and the stock, so that nobody is counted in between.
 */
export async function admitGuest(
  ctx: Ctx,
  { orderId, guest, lines, limits }: Placing,
): Promise<Result<undefined, ReservationRefusal>> {
  if (lines.length === 0) return ok(undefined);
  const [counts, stock] = await Promise.all([
    reservedBy(ctx.db, guest),
    reservedOf(ctx.db, [...new Set(lines.map((line) => line.productId))]),
  ]);
  const items = [...Map.groupBy(lines, itemKey)].flatMap(([key, [first, ...more]]) => {
    const level = stock.find((one) => itemKey(one) === key);
    if (!first || !level) return [];
    const quantity = more.reduce((sum, line) => sum + line.quantity, first.quantity);
    return [{ name: first.name, quantity, onHand: level.onHand, reserved: level.reserved }];
  });
  const judged = judgeReservation({ items, ...counts }, limits);
  if (!judged.ok) return judged;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await noteGuestReservation(ctx, orderId, { ...guest, units });
  return ok(undefined);
}
