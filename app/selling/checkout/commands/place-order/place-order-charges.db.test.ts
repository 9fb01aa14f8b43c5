import { beforeAll, expect, it } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderTimeline } from "#app/selling/orders/queries/order-timeline.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { liftReservationLimits, place, send } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const owner = as("admin", { userId: "owner-1" });
const productId = await makeProduct(ctx, { name: "Glow", price: 100_000, stock: 50 });

const charge = (shipping_fee: string, tax_percent: string) =>
  saveSettings(owner, { shipping_fee, tax_percent, shipping_free_from: "5000" });

beforeAll(() => charge("150", "12"));

it("an order costs what the settings add, as the checkout showed it", async () => {
  const cart = await fillCart(guest, { productId });
  const shown = await checkoutView(guest, cart.token);
  expect(shown?.totals).toMatchObject({ shipping: 15_000, tax: 12_000, total: 127_000 });
  expect(await place(guest, cart)).toMatchObject({
    subtotal: 100_000,
    shippingTotal: 15_000,
    taxTotal: 12_000,
    totalAmount: 127_000,
  });
});

it("an order that was placed keeps what it was placed with", async () => {
  await charge("150", "12");
  const order = await place(guest, await fillCart(guest, { productId }));
  await charge("300", "0");
  expect(await findOrder(db, order.id)).toMatchObject({ shippingTotal: 15_000, taxTotal: 12_000 });
});

it("an order arrives when it was promised, whatever is promised since", async () => {
  const days = (arrives_days_max: string) => saveSettings(owner, { arrives_days_max });
  await days("5");
  const order = await place(guest, await fillCart(guest, { productId }));
  const promised = (await orderTimeline(ctx, order)).expected;
  await days("30");
  const found = await findOrder(db, order.id);
  if (!found) throw new Error("no order");
  expect(promised).toBeDefined();
  expect((await orderTimeline(ctx, found)).expected).toEqual(promised);
  // An order from before promises were stored.
  const before = { ...found, delivery: null };
  expect((await orderTimeline(ctx, before)).expected).not.toEqual(promised);
});

it("who saw the price of before is told, and pays nothing she was not shown", async () => {
  await charge("150", "12");
  const cart = await fillCart(guest, { productId });
  const sent = await send(guest, cart, { shownTotal: 100_000 });
  expect(sent).toEqual({ ok: false, reason: "total_changed", total: 127_000 });
});

it("every amount follows from the lines and from what was added", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
