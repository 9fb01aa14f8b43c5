import { eq } from "drizzle-orm";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { changeOwnItems } from "./commands/change-own-items.server.ts";
import { checkoutView } from "./queries/checkout-view.server.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { priceCart } from "#app/selling/cart/rules/price-cart.ts";
import { reservationSettings } from "#app/running/settings/rules/reservation-settings.ts";
import { loadCharges } from "#app/goods/delivery/queries/load-charges.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { placeOrder } from "./commands/place-order/place-order.server.ts";
import type { CheckoutInput } from "./input.ts";

/** A parsed checkout form, for a test. */
export function buyerForm(given: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    email: "maria@example.test",
    firstName: "Maria",
    lastName: "Clara",
    address: "12 Mango Avenue",
    addressLine2: null,
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

/** Sends a cart's checkout as its page would, with a test's changes. */
export async function send(
  buyer: Ctx,
  cart: FilledCart,
  given: Partial<Parameters<typeof placeOrder>[1]> = {},
) {
  const { province } = { province: null, ...given.form };
  const charges = await loadCharges(buyer.db, province);
  const shownTotal = priceCart(await cartLines(buyer.db, cart.cartId), charges).total;
  const checkout = {
    cartToken: cart.token,
    key: buyer.ids.newId(),
    shownTotal,
    gateway: "test",
    form: buyerForm(),
  };
  return placeOrder(buyer, { ...checkout, ...given });
}

/** Places an order, which must succeed, and returns it. */
export async function place(...args: Parameters<typeof send>) {
  const placed = await send(...args);
  if (!placed.ok) throw new Error(`refused: ${placed.reason}`);
  const order = await findOrder(args[0].db, placed.value.order.id);
  if (!order) throw new Error("the order that was just placed is missing");
  return order;
}

/** Lets buyers pay by transfer, and at the door up to this amount in pesos. */
export const takeOfflinePayments = (ctx: Ctx, most: string) =>
  saveSettings(ctx, {
    bank_name: "Bank of Cebu",
    bank_account_name: "A Shop",
    bank_account_number: "0000 1234 56",
    cod_max_amount: most,
  });

/** Removes the reservation limits for tests about other subjects. */
export async function liftReservationLimits(ctx: Ctx): Promise<void> {
  const limits = Object.keys(reservationSettings).filter((key) => !/_(minutes|hours)$/.test(key));
  const lifted = limits.map((key) => [key, key.endsWith("_percent") ? "100" : "9999"]);
  await saveSettings(ctx, Object.fromEntries(lifted));
}

let made = 0;

/**
 * An order of two units of a ₱4,000 product and one of a ₱1,000 product, placed by `buyer`, and a
 * function with which the receipt's holder changes it.
 */
export async function orderToChange(
  ctx: Ctx,
  { buyer, holder }: { buyer: Ctx; holder: Ctx },
  gateways: Pick<Gateways, "find" | "enabled">,
  { paymentMethod, code }: { paymentMethod: PaymentMethod; code?: string | undefined },
) {
  const { db } = ctx;
  const name = () => `Product ${(made += 1)}`;
  const dear = await makeProduct(ctx, { name: name(), price: 400_000, stock: 10 });
  const cheap = await makeProduct(ctx, { name: name(), price: 100_000, stock: 10 });
  const wanted = [
    { productId: dear, quantity: 2 },
    { productId: cheap, quantity: 1 },
  ] as const;
  const cart = await fillCart(buyer, ...wanted);
  if (code) await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  const shownTotal = (await checkoutView(buyer, cart.token))?.totals.total ?? 0;
  const form = buyerForm({ paymentMethod, phone: "+639171234567" });
  const order = await place(buyer, cart, { form, shownTotal });
  const { id } = order;
  const token = orderToken(ctx, order);
  const now = async () => {
    const order = await findOrder(db, id);
    if (!order) throw new Error("no order");
    return order;
  };
  const shop = "https://shop.example.test";
  const change = async (items: WantedItems, by = holder, given = {}) => {
    const { totalAmount } = await now();
    const asked = { orderToken: token, wanted: items, shownTotal: totalAmount, ...given };
    return changeOwnItems(by, gateways, asked, { returnUrl: shop, cancelUrl: shop });
  };
  return { id, token, dear, cheap, now, change };
}
