import { describe, expect, it } from "vitest";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { linesOfToken } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { eq } from "drizzle-orm";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { orderToken, type LinkedOrder } from "../rules/order-link.ts";
import { orders } from "../tables.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { orderAgain } from "./order-again.server.ts";

const { ctx, db, as } = await testContext();
const guest = as("visitor");

let made = 0;
const newProduct = (stock = 30) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 780_000, stock });

async function endedOrder(productId: string, quantity = 2) {
  const orderId = await makeOrder(ctx, { productId, quantity });
  await moveOrder(ctx, { orderId, to: "cancelled" });
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  return order;
}

const again = (order: LinkedOrder, cartToken?: string) =>
  orderAgain(guest, { orderToken: orderToken(ctx, order), cartToken });

describe("an order that ended is bought again", () => {
  it("into a new cart, where the browser has none", async () => {
    const productId = await newProduct();
    const ordered = await again(await endedOrder(productId));
    if (!ordered.ok) throw new Error(ordered.reason);
    expect(ordered.value).toMatchObject({ gone: [], capped: [] });
    expect(await linesOfToken(db, ordered.value.token)).toMatchObject([
      { productId, quantity: 2, price: 780_000 },
    ]);
  });

  it("into the browser's own cart, beside what lies there", async () => {
    const [productId, other] = [await newProduct(), await newProduct()];
    const { token } = await fillCart(guest, { productId: other }, { productId, quantity: 3 });
    expect(await again(await endedOrder(productId), token)).toMatchObject({ value: { token } });
    const lines = await linesOfToken(db, token);
    expect(lines.map((line) => [line.productId, line.quantity])).toEqual([
      [other, 1],
      [productId, 5],
    ]);
  });

  it.each([
    ["card", 0, 2],
    ["card", 1, 2],
    ["card", 3, 3],
    ["cod", 1, 3],
  ] as const)(
    "an order by %s, whose own cart has %i of it, makes that %i",
    async (paymentMethod, kept, quantity) => {
      const [productId, other] = [await newProduct(), await newProduct()];
      const { token, cartId } = await fillCart(guest, { productId: other });
      const orderId = await makeOrder(ctx, { productId, quantity: 2, cartId, paymentMethod });
      await moveOrder(ctx, { orderId, to: "cancelled" });
      const order = await findOrder(db, orderId);
      if (!order) throw new Error("no order");
      if (kept > 0) await addToCart(guest, { token, productId, variantId: null, quantity: kept });
      expect(await again(order, token)).toMatchObject({ ok: true });
      const line = (await linesOfToken(db, token)).find((one) => one.productId === productId);
      expect(line?.quantity).toBe(quantity);
    },
  );

  it("as far as stock and the line's limit reach", async () => {
    const productId = await newProduct(4);
    const { token } = await fillCart(guest, { productId, quantity: 3 });
    expect(await again(await endedOrder(productId), token)).toMatchObject({
      value: { capped: [{ name: `Product ${made}`, quantity: 4 }] },
    });
    const plenty = await newProduct(100);
    const full = await fillCart(guest, { productId: plenty, quantity: 19 });
    expect(await again(await endedOrder(plenty), full.token)).toMatchObject({
      value: { capped: [{ quantity: 20 }] },
    });
  });

  it("but not what is sold out or no longer sold, and a cart is not made for nothing", async () => {
    const soldOut = await newProduct(2);
    const first = await endedOrder(soldOut);
    await makeOrder(ctx, { productId: soldOut, quantity: 2 });
    const gone = { ok: false, reason: "all_gone", gone: [`Product ${made}`] };
    expect(await again(first)).toEqual(gone);
    const withdrawn = await newProduct();
    const second = await endedOrder(withdrawn);
    await db.update(products).set({ isActive: false }).where(eq(products.id, withdrawn));
    expect(await again(second)).toMatchObject({ ok: false, reason: "all_gone" });
  });

  it("when it has arrived, though it was paid out of the same cart", async () => {
    const productId = await newProduct();
    const { token, cartId } = await fillCart(guest, { productId });
    const orderId = await makeOrder(ctx, { productId, quantity: 2, cartId });
    const order = await findOrder(db, orderId);
    if (!order) throw new Error("no order");
    await db
      .update(orders)
      .set({ status: "delivered", paymentStatus: "paid" })
      .where(eq(orders.id, orderId));
    expect(await again(order, token)).toMatchObject({ ok: true });
    expect(await linesOfToken(db, token)).toMatchObject([{ productId, quantity: 3 }]);
  });

  it("only with its receipt's link, and only when it is over", async () => {
    const productId = await newProduct();
    const open = await findOrder(db, await makeOrder(ctx, { productId }));
    if (!open) throw new Error("no order");
    expect(await again(open)).toEqual({ ok: false, reason: "not_over" });
    for (const guess of [open.id, orderToken(ctx, { ...open, accessIssue: 2 })]) {
      const asked = { orderToken: guess, cartToken: undefined };
      expect(await orderAgain(guest, asked)).toEqual({ ok: false, reason: "not_found" });
    }
  });
});
