import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { subtotalOf, type CartTotals } from "#app/modules/cart/rules/price-cart.ts";
import { quoteDiscount } from "#app/modules/discounts/queries.server.ts";
import type { Quote } from "#app/modules/discounts/views/show-promo.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { offeredMethods } from "#app/modules/payments/rules/offered-methods.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CheckoutInput } from "../../input.ts";
import { checkCart, type CartRefusal } from "../../rules/check-cart.ts";
import type { ReadCheckout } from "./read-checkout.server.ts";

type Sent = { form: CheckoutInput; shownTotal: number; gatewayEnabled: boolean };

/** What the order will cost, and how it may be paid. */
export type DecidedCheckout = {
  quote: Quote | undefined;
  totals: CartTotals;
  /** The buyer said that a clinician supervises the use. */
  acknowledged: boolean;
  offered: readonly PaymentMethod[];
};

/** Prices the cart and checks it against what the buyer saw; the browser's total is only compared. */
export async function decideCheckout(
  tx: Ctx,
  { form, shownTotal, gatewayEnabled }: Sent,
  { cartId, discountCode: code, lines, buyer, settings }: ReadCheckout,
): Promise<Result<DecidedCheckout, CartRefusal | Refusal<"method_unavailable">>> {
  const asked = { subtotal: subtotalOf(lines), cartId, buyer };
  const quote = code ? await quoteDiscount(tx, { code, ...asked }) : undefined;
  const checked = checkCart(lines, {
    supervisionConfirmed: form.supervision === "yes",
    shownTotal,
    charges: chargesOf(settings),
    quote,
  });
  if (!checked.ok) return checked;
  const { totals, acknowledged } = checked.value;
  const offered = offeredMethods(settings, gatewayEnabled, totals.total);
  if (!offered.includes(form.paymentMethod)) return refuse("method_unavailable");
  return ok({ quote, totals, acknowledged, offered });
}
