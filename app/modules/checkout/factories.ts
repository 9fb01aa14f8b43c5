import { cartLines } from "#app/modules/cart/queries.server.ts";
import { priceCart } from "#app/modules/cart/rules/price-cart.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { placeOrder } from "./commands/place-order.server.ts";
import type { Checkout } from "./commands/place-order.server.ts";
import type { CheckoutInput } from "./input.ts";

/** A form as the checkout's schema gives it, for a test. */
export function buyerForm(given: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    email: "maria@example.test",
    firstName: "Maria",
    lastName: "Clara",
    address: "12 Mango Avenue",
    barangay: null,
    city: "Cebu City",
    province: null,
    postalCode: "6000",
    phone: null,
    country: "PH",
    paymentMethod: "card",
    terms: "yes",
    ...given,
  };
}

type FilledCart = { token: string; cartId: string };

/** Sends the checkout of a cart as its page would, with what a test changes about it. */
export async function send(buyer: Ctx, cart: FilledCart, given: Partial<Checkout> = {}) {
  const charges = chargesOf(await loadSettings(buyer.db));
  const shownTotal = priceCart(await cartLines(buyer.db, cart.cartId), charges).total;
  const checkout = {
    cartToken: cart.token,
    key: buyer.ids.newId(),
    shownTotal,
    gatewayEnabled: true,
    form: buyerForm(),
  };
  return placeOrder(buyer, { ...checkout, ...given });
}

/** The same when it has to succeed; answers the order. */
export async function place(...args: Parameters<typeof send>) {
  const placed = await send(...args);
  if (!placed.ok) throw new Error(`refused: ${placed.reason}`);
  const order = await findOrder(args[0].db, placed.value.orderId);
  if (!order) throw new Error("the order that was just placed is missing");
  return order;
}

/** Lets guests reserve as much as they like, for tests that are about something else. */
export async function liftGuestLimits(ctx: Ctx): Promise<void> {
  await saveSettings(ctx, {
    guest_reserved_units: "9999",
    guest_reserved_orders: "9999",
    guest_reserved_units_per_address: "9999",
    guest_reserved_stock_percent: "100",
  });
}
