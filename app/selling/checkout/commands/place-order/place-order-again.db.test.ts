import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");

let made = 0;
const newProduct = ({ stock = 10 } = {}) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 780_000, stock });

async function stockOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return { onHand: level?.onHand, reserved: level?.reserved };
}

const ordersOf = (cartId: string) => db.select().from(orders).where(eq(orders.cartId, cartId));

describe("sending the same checkout again", () => {
  it("answers the same order, also when both are sent at once", async () => {
    const productId = await newProduct({ stock: 10 });
    const cart = await fillCart(guest, { productId });
    const key = ctx.ids.newId();
    const first = await place(guest, cart, { key });
    const again = await Promise.all([1, 2, 3, 4, 5].map(() => place(guest, cart, { key })));
    expect(new Set(again.map((order) => order.id))).toEqual(new Set([first.id]));
    expect(await ordersOf(cart.cartId)).toHaveLength(1);
    expect(await stockOf(productId)).toMatchObject({ reserved: 1 });
  });

  it("five times at once, with no first, is one order", async () => {
    const cart = await fillCart(guest, { productId: await newProduct() });
    const key = ctx.ids.newId();
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => place(guest, cart, { key })));
    expect(new Set(sent.map((order) => order.id)).size).toBe(1);
    expect(await ordersOf(cart.cartId)).toHaveLength(1);
  });

  it("with another address is a new order, and the old one gives its units back", async () => {
    const productId = await newProduct({ stock: 4 });
    const cart = await fillCart(guest, { productId, quantity: 3 });
    const key = ctx.ids.newId();
    const first = await place(guest, cart, { key });
    const second = await place(guest, cart, { key, form: buyerForm({ city: "Davao" }) });
    expect(second.id).not.toBe(first.id);
    expect(second.city).toBe("Davao");
    expect(await findOrder(db, first.id)).toMatchObject({ status: "cancelled" });
    expect(await stockOf(productId)).toEqual({ onHand: 4, reserved: 3 });
  });

  it("after it was paid answers the paid order, whatever the form says", async () => {
    const productId = await newProduct({ stock: 4 });
    const cart = await fillCart(guest, { productId });
    const key = ctx.ids.newId();
    const order = await place(guest, cart, { key });
    await payOrder(ctx, order.id);
    expect(await cartLines(db, cart.cartId)).toEqual([]);
    const again = await send(guest, cart, { key, form: buyerForm({ city: "Davao" }) });
    expect(again).toMatchObject({ ok: true, value: { order: { id: order.id }, binding: true } });
    expect(await ordersOf(cart.cartId)).toHaveLength(1);
  });

  it("after it expired places it anew", async () => {
    const cart = await fillCart(guest, { productId: await newProduct() });
    const key = ctx.ids.newId();
    const first = await place(guest, cart, { key });
    await drainJobs(pool, orderJobs, { at: new Date("2026-11-21T03:00:00Z") });
    const second = await place(guest, cart, { key });
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe("pending");
  });
});

it("a shopper never competes with herself for the last unit", async () => {
  const productId = await newProduct({ stock: 1 });
  const cart = await fillCart(guest, { productId });
  const first = await place(guest, cart);
  const second = await place(guest, cart);
  expect(second.id).not.toBe(first.id);
  expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 1 });
  expect(await findOrder(db, first.id)).toMatchObject({ status: "cancelled" });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
