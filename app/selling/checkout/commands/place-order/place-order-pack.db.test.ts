import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { changeOwnItems } from "../change-own-items.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const owner = as("admin", { userId: "owner-1" });
const glow = await makeProduct(ctx, { name: "Glow", price: 100_000, stock: 50, needsCold: true });
const klow = await makeProduct(ctx, { name: "Klow", price: 50_000, stock: 50, needsCold: true });
const needles = await makeProduct(ctx, { name: "Needles", price: 10_000, stock: 50 });
const cash = buyerForm({ paymentMethod: "cod", phone: "+639171234567" });

const packCosts = (cold_pack_fee: string) => saveSettings(owner, { cold_pack_fee });
beforeEach(() => packCosts("150"));

/** A cash order, and a function for its buyer's changes. */
async function cashOrder(...wanted: [string, ...string[]]) {
  const [first, ...more] = wanted.map((productId) => ({ productId }));
  if (!first) throw new Error("an order of nothing");
  const order = await place(guest, await fillCart(guest, first, ...more), { form: cash });
  const now = async () => {
    const found = await findOrder(db, order.id);
    if (!found) throw new Error("no order");
    return found;
  };
  const change = async (items: Record<string, number>) => {
    const shownPrices = { [keyOf(glow)]: 100_000, [keyOf(needles)]: 10_000 };
    const { totalAmount: shownTotal } = await now();
    const asked = { orderToken: orderToken(ctx, order), wanted: items, shownTotal, shownPrices };
    const shop = "https://shop.example.test";
    const gateways = { find: () => undefined, enabled: () => [] };
    const changed = await changeOwnItems(guest, gateways, asked, {
      returnUrl: shop,
      cancelUrl: shop,
    });
    expect(changed).toMatchObject({ ok: true });
    return now();
  };
  return { id: order.id, now, change };
}

const keyOf = (productId: string) => itemKey({ productId, variantId: null });

it("is charged once for all that is cold, as the checkout showed it, and paid with the rest", async () => {
  const all = [
    { productId: glow, quantity: 2 },
    { productId: klow },
    { productId: needles },
  ] as const;
  const cart = await fillCart(guest, ...all);
  const shown = await checkoutView(guest, cart.token);
  expect(shown?.totals).toMatchObject({ subtotal: 260_000, coldPack: 15_000, total: 275_000 });
  const order = await place(guest, cart);
  expect(order).toMatchObject({ subtotal: 260_000, coldPack: 15_000, totalAmount: 275_000 });
  const [attempt] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(attempt?.amount).toBe(275_000);
  await packCosts("999");
  await payOrder(ctx, order.id);
  expect(await findOrder(db, order.id)).toMatchObject({ coldPack: 15_000, paymentStatus: "paid" });
});

it("is a free line where it costs nothing, and no line where nothing is cold", async () => {
  const plain = await place(guest, await fillCart(guest, { productId: needles }));
  expect(plain).toMatchObject({ coldPack: null, totalAmount: 10_000 });
  await packCosts("0");
  const cold = await place(guest, await fillCart(guest, { productId: glow }));
  expect(cold).toMatchObject({ coldPack: 0, totalAmount: 100_000 });
});

it("is not discounted by a code", async () => {
  const { code } = await makeDiscount(ctx, { value: 10_000 });
  const cart = await fillCart(guest, { productId: glow });
  await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  const { totals } = (await checkoutView(guest, cart.token))!;
  expect(totals).toMatchObject({ subtotal: 100_000, discount: 100_000, total: 15_000 });
  const order = await place(guest, cart, { shownTotal: totals.total });
  expect(order).toMatchObject({ discountTotal: 100_000, coldPack: 15_000, totalAmount: 15_000 });
});

it("is never charged to who was shown a total without it", async () => {
  await packCosts("0");
  const cart = await fillCart(guest, { productId: glow });
  const { totals } = (await checkoutView(guest, cart.token))!;
  await packCosts("150");
  const refused = { ok: false, reason: "total_changed", total: 115_000 };
  expect(await send(guest, cart, { shownTotal: totals.total })).toEqual(refused);
});

it("goes with the last cold item, comes with the first, and keeps its price in between", async () => {
  const { change } = await cashOrder(glow, klow, needles);
  await packCosts("200");
  expect(await change({ "1": 0 })).toMatchObject({ coldPack: 15_000, totalAmount: 75_000 });
  expect(await change({ "2": 0 })).toMatchObject({ coldPack: null, totalAmount: 10_000 });
  expect(await change({ [keyOf(glow)]: 1 })).toMatchObject({
    coldPack: 20_000,
    totalAmount: 130_000,
  });
});

it("is not asked for later where an order was placed before packs had a price", async () => {
  const { id, change } = await cashOrder(glow, needles);
  await db.update(orders).set({ coldPack: null, totalAmount: 110_000 }).where(eq(orders.id, id));
  expect(await change({ "2": 0 })).toMatchObject({ coldPack: null, totalAmount: 100_000 });
});

it("is in every total once", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
