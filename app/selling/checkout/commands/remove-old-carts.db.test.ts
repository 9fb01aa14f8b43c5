import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { lockCart } from "#app/selling/cart/commands/lock-cart.server.ts";
import { cartItems, cartTokens, carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { place } from "../factories.ts";
import { placements } from "../tables.server.ts";
import { removeOldCarts } from "./remove-old-carts.server.ts";

const shop = await testContext();
const { ctx, db } = shop;
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "Glow" });
const guest = shop.as("visitor");

const holds = async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
};

async function cartOf(daysAgo: number) {
  const cart = await fillCart(guest, { productId });
  await age(cart.cartId, daysAgo);
  return cart;
}

const age = (cartId: string, days: number) =>
  db
    .update(carts)
    .set({ updatedAt: addDays(ctx.now, -days) })
    .where(eq(carts.id, cartId));

const exists = async (cartId: string) => (await db.$count(carts, eq(carts.id, cartId))) === 1;

test("a cart that nobody touched for a month goes, with its lines and its keys", async () => {
  const [old, young] = [await cartOf(31), await cartOf(29)];
  expect(await removeOldCarts(ctx)).toBe(1);
  expect([await exists(old.cartId), await exists(young.cartId)]).toEqual([false, true]);
  expect(await db.$count(cartItems, eq(cartItems.cartId, old.cartId))).toBe(0);
  expect(await db.$count(cartTokens, eq(cartTokens.cartId, old.cartId))).toBe(0);
  await holds();
});

test("an order that is over names its cart no more, and keeps everything else", async () => {
  const cart = await cartOf(0);
  const order = await place(guest, cart);
  await inTransaction(ctx, (tx) => endUnpaidOrder(tx, order.id, "expired"));
  await age(cart.cartId, 91);
  await removeOldCarts(ctx);
  expect(await exists(cart.cartId)).toBe(false);
  const [left] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(left).toMatchObject({ cartId: null, status: "cancelled", totalAmount: order.totalAmount });
  expect(await db.$count(placements, eq(placements.orderId, order.id))).toBe(0);
  await holds();
});

test("a cart stays as long as an order of it is on its way or unpaid", async () => {
  const cart = await cartOf(0);
  const order = await place(guest, cart);
  await age(cart.cartId, 400);
  const paidAt = ctx.now;
  for (const state of [
    { status: "pending", paidAt: null },
    { status: "confirmed", paidAt },
    { status: "shipped", paidAt },
    // Paid on delivery, and the cash has not been confirmed yet.
    { status: "delivered", paidAt: null },
  ] as const) {
    await db.update(orders).set(state).where(eq(orders.id, order.id));
    await removeOldCarts(ctx);
    expect(await exists(cart.cartId), state.status).toBe(true);
  }
  await db.update(orders).set({ status: "delivered", paidAt }).where(eq(orders.id, order.id));
  await removeOldCarts(ctx);
  expect(await exists(cart.cartId)).toBe(false);
});

test("a cart that somebody holds at this moment is left for another day", async () => {
  const { cartId } = await cartOf(91);
  await inTransaction(ctx, async (tx) => {
    await lockCart(tx, cartId);
    expect(await removeOldCarts(ctx)).toBe(0);
  });
  expect(await removeOldCarts(ctx)).toBe(1);
});

test("many carts go in one run", async () => {
  for (let made = 0; made < 5; made++) await cartOf(91);
  await db.execute(
    `insert into carts (id, created_at, updated_at)
     select gen_random_uuid(), '2026-01-01', '2026-01-01' from generate_series(1, 250)`,
  );
  expect(await removeOldCarts(ctx)).toBe(255);
});
