import { ok, type Result } from "#app/lib/result.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { reservedOf } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { paysOnline } from "#app/selling/orders/rules/order-terms.ts";
import type { ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { writeOnce } from "#app/platform/database/write-once.server.ts";
import type { DecidedOrder } from "../../rules/decide-order.ts";
import {
  judgeReservation,
  limitsOf,
  type ReservationRefusal,
} from "../../rules/judge-reservation.ts";
import { reserverFor } from "../../rules/reserver-for.ts";
import { composePlacement } from "./compose-placement.server.ts";
import type { Checkout, PlacedOrder } from "../../rules/placing.ts";
import type { ReadCheckout } from "../../queries/read-checkout.server.ts";

type PlacementResult = Result<PlacedOrder, ReservationRefusal & { online: boolean }>;

/** Writes the order in one statement. `outdated`: a fact behind the decision has changed. */
export async function writePlacement(
  ctx: Ctx,
  { form, key, gateway, address, staffMade }: Checkout,
  read: ReadCheckout,
  decided: DecidedOrder,
): Promise<PlacementResult | "outdated"> {
  const { due: total } = decided;
  const reserver = reserverFor({ form, address, total, ...read });
  if (reserver) {
    const admitted = await admit(ctx, reserver, read, decided);
    if (!admitted.ok) return { ...admitted, online: decided.online };
  }
  const isStaffMade = staffMade !== undefined;
  const placement = { form, key, gateway, read, decided, reserver, isStaffMade };
  const { id, attempt, input } = composePlacement(ctx, placement);
  if ((await writeOnce(ctx.db, "place_order", input)) !== null) return "outdated";
  const online = paysOnline(form.paymentMethod);
  const order = { id, accessIssue: 1 };
  return ok({ order, binding: total === 0 || !online, attempt: online ? attempt : undefined });
}

async function admit(
  ctx: Ctx,
  { kind }: ReserverKeys,
  { lines, settings, reserved }: ReadCheckout,
  { wanted }: DecidedOrder,
): Promise<Result<undefined, ReservationRefusal>> {
  if (wanted.length === 0) return ok(undefined);
  const names = new Map(lines.map((line) => [itemKey(line), line.name]));
  const limits = limitsOf(settings);
  const judge = (reservedOfItem: (item: string, all: number) => Reservations) => {
    const items = wanted.map(({ level, quantity }) => {
      const name = names.get(itemKey(level)) ?? "";
      const { onHand } = level;
      return { name, quantity, onHand, reserved: reservedOfItem(itemKey(level), level.reserved) };
    });
    return judgeReservation({ kind, items, ...reserved }, limits);
  };
  // `reserved` includes all unpaid reservations, so the exact count is needed only near a limit.
  const atMost = judge((_, all) => ({ guest_later: all, guest_online: all, new_customer: all }));
  if (atMost.ok || atMost.reason !== "share_taken") return atMost;
  const counted = await reservedOf(ctx.db, [
    ...new Set(wanted.map(({ level }) => level.productId)),
  ]);
  const byItem = new Map(counted.map((item) => [itemKey(item), item.reserved]));
  return judge((item) => byItem.get(item) ?? { guest_later: 0, guest_online: 0, new_customer: 0 });
}

type Reservations = Record<ReserverKeys["kind"], number>;
