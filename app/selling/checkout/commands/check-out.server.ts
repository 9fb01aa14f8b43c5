import { SHOP_CURRENCY } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import {
  openSession,
  type Payer,
  type ReturnAddresses,
} from "#app/selling/payments/commands/open-session.server.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CheckoutInput } from "../input.ts";
import type { Checkout, PlaceRefusal } from "../rules/placing.ts";
import { askForNews } from "./ask-for-news.server.ts";
import { placeOrder } from "./place-order/place-order.server.ts";

export type CheckoutResult = {
  order: LinkedOrder;
  /** The gateway's page. Undefined if there is nothing to do there. */
  payAt: string | undefined;
};

export type CheckOutRefusal =
  | PlaceRefusal
  | (Refusal<"gateway_unavailable"> & { order: LinkedOrder });

/** Places the order and, once it is committed, opens its online payment. */
export async function checkOut(
  ctx: Ctx,
  checkout: Omit<Checkout, "gateway">,
  gateway: Gateway | undefined,
  addresses: ReturnAddresses,
): Promise<Result<CheckoutResult, CheckOutRefusal>> {
  const placed = await placeOrder(ctx, { ...checkout, gateway: gateway?.name });
  if (!placed.ok) return placed;
  const { order, binding, attempt } = placed.value;
  const { email, marketing } = checkout.form;
  if (marketing === "yes") await askForNews(ctx, { id: order.id, email });
  if (binding || !gateway) return ok({ order, payAt: undefined });
  const payment = attempt
    ? await openSession(ctx, gateway, payerOf(checkout.form), attempt, addresses)
    : await startPayment(ctx, gateway, order.id, addresses);
  if (payment.ok) return ok({ order, payAt: payment.value.redirectUrl });
  if (payment.reason === "gateway_unavailable") {
    return refuse("gateway_unavailable", { order });
  }
  // A callback or another window paid or ended the order since. The receipt shows it.
  return ok({ order, payAt: undefined });
}

function payerOf({ email, firstName, lastName, paymentMethod }: CheckoutInput): Payer {
  return {
    email: email.toLowerCase(),
    firstName,
    lastName,
    paymentMethod,
    currency: SHOP_CURRENCY,
  };
}
