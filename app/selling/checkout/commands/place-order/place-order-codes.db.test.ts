import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { settlePayment } from "#app/selling/payments/commands/settle-payment/settle-payment.server.ts";
import { GATEWAY, gatewayEvent, openAttempt, payOrder } from "#app/selling/payments/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { placeOrder } from "./place-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const LATE = new Date("2026-11-21T03:00:00Z");

let made = 0;
const newProduct = (price = 500_000, stock = 10) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price, stock });

/** A cart with a ₱5,000 product and a chosen code. */
async function cartWith(code: string, productId?: string, buyer: Ctx = guest) {
  const cart = await fillCart(buyer, { productId: productId ?? (await newProduct()) });
  await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  return cart;
}

type SendOptions = { email?: string; shownTotal?: number; key?: string };

/** Sends the checkout form of this buyer's page. */
async function send(cart: { token: string }, given: SendOptions = {}, buyer: Ctx = guest) {
  const { email = `guest-${(made += 1)}@example.test`, key = ctx.ids.newId() } = given;
  const shownTotal = given.shownTotal ?? (await checkoutView(buyer, cart.token))!.totals.total;
  const sent = { cartToken: cart.token, key, shownTotal, gateway: GATEWAY };
  return placeOrder(buyer, { ...sent, form: buyerForm({ email }) });
}

async function place(...args: Parameters<typeof send>) {
  const placed = await send(...args);
  if (!placed.ok) throw new Error(`refused: ${placed.reason}`);
  const order = await findOrder(db, placed.value.order.id);
  if (!order) throw new Error("no order");
  return order;
}

async function usedCount(id: string) {
  const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
  return row?.usedCount;
}

const expire = () => drainJobs(pool, orderJobs, { at: LATE });
const payLate = async (reference: string) =>
  settlePayment(ctx, GATEWAY, await gatewayEvent(ctx, reference), {});

describe("an order with a code", () => {
  it("costs less by the saving, split over its lines, and holds one use", async () => {
    const { id, code } = await makeDiscount(ctx, { value: 3_333 });
    const [a, b, c] = [await newProduct(10_000), await newProduct(10_000), await newProduct(5_000)];
    const cart = await fillCart(guest, { productId: a }, { productId: b }, { productId: c });
    await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
    const order = await place(cart);
    expect(order).toMatchObject({
      subtotal: 25_000,
      discountTotal: 8_333,
      totalAmount: 16_667,
      discountId: id,
      discountCode: code,
    });
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    expect(items.map((item) => item.discount).toSorted((x, y) => x - y)).toEqual([
      1_667, 3_333, 3_333,
    ]);
    expect(await usedCount(id)).toBe(1);
  });

  it("takes the code out of the cart when it is paid, not before", async () => {
    const { code } = await makeDiscount(ctx);
    const cart = await cartWith(code);
    const order = await place(cart);
    expect((await findCart(db, cart.token))?.discountCode).toBe(code);
    await payOrder(ctx, order.id);
    expect((await findCart(db, cart.token))?.discountCode).toBeNull();
  });

  it("placed again keeps the one use that there is", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1, perCustomerLimit: 1 });
    const cart = await cartWith(code);
    const first = await place(cart, { email: "again@example.test" });
    const second = await place(cart, { email: "again@example.test" });
    expect(second.id).not.toBe(first.id);
    expect(second.discountTotal).toBe(50_000);
    expect(await findOrder(db, first.id)).toMatchObject({ status: "cancelled" });
    expect(await usedCount(id)).toBe(1);
  });

  it("sent twice with the same key is one order and one use", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const cart = await cartWith(code);
    const sent = { key: ctx.ids.newId(), email: "twice@example.test", shownTotal: 450_000 };
    const orders = await Promise.all([1, 2, 3, 4].map(() => place(cart, sent)));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await usedCount(id)).toBe(1);
  });

  it("that leaves nothing to pay is paid as it is placed", async () => {
    const { code } = await makeDiscount(ctx, { type: "fixed_amount", value: 900_000 });
    const cart = await cartWith(code);
    const order = await place(cart);
    expect(order).toMatchObject({ totalAmount: 0, status: "confirmed", paymentStatus: "paid" });
    expect(await cartLines(db, cart.cartId)).toEqual([]);
  });
});

describe("the last use", () => {
  it("of a code goes to one of two hundred, and the others are told so", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const productId = await newProduct(500_000, 500);
    const buyers = Array.from({ length: 200 }, () => cartWith(code, productId));
    const waiting = await Promise.all(buyers);
    const answers = await Promise.all(waiting.map((cart) => send(cart, { shownTotal: 450_000 })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter((one) => !one.ok)) {
      expect(answer).toEqual({
        ok: false,
        reason: "discount_refused",
        code,
        why: { ok: false, reason: "used_up" },
      });
    }
    expect(await usedCount(id)).toBe(1);
    const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
    expect(level?.reserved).toBe(1);
  }, 60_000);

  it("does not lock out shoppers who swap codes and products", async () => {
    const codes = [(await makeDiscount(ctx)).code, (await makeDiscount(ctx)).code];
    const products = [await newProduct(500_000, 100), await newProduct(500_000, 100)];
    const shoppers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => cartWith(codes[n % 2]!, products[n % 2])),
    );
    for (const cart of shoppers) await place(cart);
    await Promise.all(
      shoppers.map((cart, n) =>
        db
          .update(carts)
          .set({ discountCode: codes[(n + 1) % 2]! })
          .where(eq(carts.id, cart.cartId)),
      ),
    );
    const answers = await Promise.all(shoppers.map((cart) => send(cart, { shownTotal: 450_000 })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(16);
  });
});

describe("a code that does not apply any more", () => {
  it("refuses who was shown its saving, and sells to who was shown the full price", async () => {
    const { id, code } = await makeDiscount(ctx);
    const cart = await cartWith(code);
    await db.update(discounts).set({ isActive: false }).where(eq(discounts.id, id));
    expect(await send(cart, { shownTotal: 450_000 })).toMatchObject({
      reason: "discount_refused",
      why: { reason: "inactive" },
    });
    const view = await checkoutView(guest, cart.token);
    expect(view).toMatchObject({ totals: { total: 500_000 } });
    expect(view?.promo?.problem).toMatch(/isn’t active/);
    expect(await place(cart)).toMatchObject({ totalAmount: 500_000, discountCode: null });
    expect(await usedCount(id)).toBe(0);
  });

  it("is refused to a guest whose mailbox has used it, by whatever name", async () => {
    const { id, code } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    await place(await cartWith(code), { email: "maria@gmail.com" });
    const again = await cartWith(code);
    expect(await send(again, { email: "M.aria+promo@gmail.com" })).toMatchObject({
      reason: "discount_refused",
      why: { reason: "used_by_customer" },
    });
    expect(await place(again, { email: "ana@gmail.com" })).toMatchObject({ discountCode: code });
    expect(await usedCount(id)).toBe(2);
  });

  it("is known to a customer before she places an order", async () => {
    const buyer = as(await accountOf(ctx, "customer"));
    const { code } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    const first = await cartWith(code, undefined, buyer);
    const order = await place(first, { email: "any@example.test" }, buyer);
    expect((await checkoutView(buyer, first.token))?.promo?.problem).toBeUndefined();
    await payOrder(ctx, order.id);
    const second = await cartWith(code, undefined, buyer);
    expect((await checkoutView(buyer, second.token))?.promo?.problem).toMatch(/already/);
  });
});

describe("an order that ends", () => {
  it("unpaid gives its use back", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    await place(await cartWith(code));
    expect(await send(await cartWith(code), { shownTotal: 450_000 })).toMatchObject({ ok: false });
    await expire();
    expect(await usedCount(id)).toBe(0);
    expect((await place(await cartWith(code))).discountTotal).toBe(50_000);
  });

  it("by staff gives it back too", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const order = await place(await cartWith(code));
    await payOrder(ctx, order.id);
    expect(await usedCount(id)).toBe(1);
    await moveOrder(ctx, { orderId: order.id, to: "cancelled" });
    expect(await usedCount(id)).toBe(0);
  });

  it("and is paid late has its code again, when that is free", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const order = await place(await cartWith(code));
    const reference = await openAttempt(ctx, order.id);
    await expire();
    expect(await payLate(reference)).toMatchObject({ value: { outcome: "settled" } });
    expect(await findOrder(db, order.id)).toMatchObject({ status: "confirmed" });
    expect(await usedCount(id)).toBe(1);
  });

  it("and is paid late when its code is taken calls a person, and holds nothing", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const productId = await newProduct();
    const order = await place(await cartWith(code, productId));
    const reference = await openAttempt(ctx, order.id);
    await expire();
    const winner = await place(await cartWith(code));
    expect(await payLate(reference)).toMatchObject({ value: { outcome: "late_unfulfillable" } });
    const late = await findOrder(db, order.id);
    expect(late).toMatchObject({ status: "cancelled", paymentStatus: "paid" });
    expect(late?.needsAttention).toBe(
      `Paid late, and the promo code ${code} is used up. Refund it.`,
    );
    expect(await usedCount(id)).toBe(1);
    expect(await findOrder(db, winner.id)).toMatchObject({ status: "pending" });
    const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
    expect(level?.reserved).toBe(0);
  });

  it("and is paid late when its units are gone lets go of its code again", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const productId = await newProduct(500_000, 1);
    const order = await place(await cartWith(code, productId));
    const reference = await openAttempt(ctx, order.id);
    await expire();
    await place(await fillCart(guest, { productId }));
    expect(await payLate(reference)).toMatchObject({ value: { outcome: "late_unfulfillable" } });
    expect(await usedCount(id)).toBe(0);
  });

  it("and is paid late ends the later order of its cart that has its only use", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1 });
    const cart = await cartWith(code);
    const first = await place(cart, { email: "two@example.test" });
    const reference = await openAttempt(ctx, first.id);
    const second = await place(cart, { email: "two@example.test" });
    expect(await payLate(reference)).toMatchObject({ value: { outcome: "settled" } });
    expect(await findOrder(db, second.id)).toMatchObject({ status: "cancelled" });
    expect(await usedCount(id)).toBe(1);
  });
});

test("after all of this the shop is whole", async () => {
  await expire();
  expect(await checkInvariants(db)).toEqual([]);
});
