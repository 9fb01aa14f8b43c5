import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { deliveryOf } from "#app/modules/catalog/rules/delivery-promise.ts";
import { reserveStock } from "#app/modules/catalog/commands/reserve-stock.server.ts";
import { writeOrder, type WrittenOrder } from "#app/modules/orders/commands/write-order.server.ts";
import { paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import type { ReserverKeys } from "#app/modules/orders/rules/reserver.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CheckoutInput } from "../../input.ts";
import type { CartRefusal } from "../../rules/check-cart.ts";
import { newItems, newOrder } from "../../rules/compose-order.ts";
import type { ReservationRefusal } from "../../rules/judge-reservation.ts";
import { nameShortages, type NamedShortage } from "../../views/name-shortages.ts";
import { admitReserver } from "../admit-reserver.server.ts";
import type { DecidedCheckout } from "./decide-checkout.server.ts";
import type { ReadCheckout } from "./read-checkout.server.ts";
import { redeemCode } from "./redeem-code.server.ts";

type Writing = {
  form: CheckoutInput;
  read: ReadCheckout;
  decided: DecidedCheckout;
  reserver: ReserverKeys | undefined;
};

export type WriteRefusal =
  | CartRefusal
  | (ReservationRefusal & { online: boolean })
  | (Refusal<"out_of_stock"> & { shortages: NamedShortage[] });

/** Writes the order with its code and its units; what is not there any more refuses it. */
export async function writeCheckout(
  tx: Ctx,
  { form, read, decided, reserver }: Writing,
): Promise<Result<{ order: WrittenOrder; usedCode: string | null }, WriteRefusal>> {
  const { cartId, lines, buyer, settings, legal, place } = read;
  const { quote, totals, acknowledged, offered } = decided;
  const orderId = tx.ids.newId();
  const redeemed = await redeemCode(tx, { quote, orderId, cartId, totals, buyer });
  if (!redeemed.ok) return redeemed;
  const order = await writeOrder(
    tx,
    newOrder({
      id: orderId,
      cartId,
      customerId: buyer.customerId,
      form,
      place,
      totals,
      legal,
      acknowledged,
      discount: redeemed.value,
      now: tx.now,
      settings,
      delivery: deliveryOf(settings),
    }),
    newItems(lines, totals.discount),
  );
  const stocked = lines.filter((line) => line.kind !== "service");
  const reserved = await reserveStock(tx, orderId, stocked);
  if (!reserved.ok) {
    return refuse("out_of_stock", { shortages: nameShortages(lines, reserved.shortages) });
  }
  if (reserver) {
    const admitted = await admitReserver(tx, { orderId, reserver, lines: stocked, settings });
    if (!admitted.ok) return { ...admitted, online: offered.some(paysOnline) };
  }
  return ok({ order, usedCode: redeemed.value?.code ?? null });
}
