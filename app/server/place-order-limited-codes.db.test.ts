import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { GATEWAY, payOrder } from "#app/selling/payments/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm } from "#app/selling/checkout/factories.ts";
import { checkoutView } from "#app/selling/checkout/queries/checkout-view.server.ts";
import { placeOrder } from "#app/selling/checkout/commands/place-order/place-order.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");

let made = 0;
const newProduct = (price = 500_000) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price, stock: 10 });

/** A cart of these products, or of one, with a chosen code. */
async function cartWith(code: string, ...productIds: string[]) {
  const ids = productIds.length > 0 ? productIds : [await newProduct()];
  const cart = await fillCart(guest, ...ids.map((productId) => ({ productId })));
  await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  return cart;
}

async function reservedOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

async function accountIdOf(role: "customer"): Promise<string> {
  const account = await accountOf(ctx, role);
  return account.kind === "user" ? account.userId : "";
}

type CheckoutInput = { email?: string; shownTotal?: number };

/** Sends the checkout as its page shows it. */
async function send({ token }: { token: string }, given: CheckoutInput = {}) {
  const { email = `guest-${(made += 1)}@example.test` } = given;
  const shownTotal = given.shownTotal ?? (await checkoutView(guest, token))!.totals.total;
  const sent = { cartToken: token, key: ctx.ids.newId(), shownTotal, gateway: GATEWAY };
  return placeOrder(guest, { ...sent, form: buyerForm({ email }) });
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

it("a code takes its part off what the code is for, and nothing off the rest", async () => {
  const [a, b] = [await newProduct(10_000), await newProduct(30_000)];
  const { code } = await makeDiscount(ctx, { productIds: [b], minimumAmount: 30_000 });
  const order = await place(await cartWith(code, a, b));
  expect(order).toMatchObject({ subtotal: 40_000, discountTotal: 3_000, totalAmount: 37_000 });
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const saved = (productId: string) => items.find((item) => item.productId === productId)?.discount;
  expect([saved(a), saved(b)]).toEqual([0, 3_000]);
});

it("a free gift is a line that costs nothing, takes stock, and needs other goods", async () => {
  const [gift, bought] = [await newProduct(30_000), await newProduct(100_000)];
  const terms = { value: 0, productIds: [gift] };
  const { id, code } = await makeDiscount(ctx, { type: "free_gift", ...terms });
  const order = await place(await cartWith(code, bought, gift));
  expect(order).toMatchObject({ subtotal: 130_000, discountTotal: 30_000, totalAmount: 100_000 });
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  expect(items.find(({ productId }) => productId === gift)).toMatchObject({
    total: 0,
    quantity: 1,
  });
  expect(await reservedOf(gift)).toBe(1);
  expect(await usedCount(id)).toBe(1);
  const alone = await place(await cartWith(code, gift), { shownTotal: 30_000 });
  expect(alone).toMatchObject({ discountTotal: 0, totalAmount: 30_000 });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

it("an order with the discount of an affiliate is theirs, and their own is nobody's", async () => {
  const affiliate = await makeAffiliate(ctx, await accountIdOf("customer"));
  const { code } = await makeDiscount(ctx, { affiliateId: affiliate.id });
  const sentBy = async (email?: string) => {
    const { id } = await place(await cartWith(code), email === undefined ? {} : { email });
    return db.select().from(orderReferrals).where(eq(orderReferrals.orderId, id));
  };
  expect(await sentBy()).toMatchObject([{ affiliateId: affiliate.id, via: "code" }]);
  expect(await sentBy(affiliate.email)).toEqual([]);
});

it("a code for a first order is refused to who paid before, and given once to who did not", async () => {
  const { code } = await makeDiscount(ctx, { firstOrderOnly: true });
  const email = "returning@example.test";
  const before = await place(await cartWith((await makeDiscount(ctx)).code), { email });
  const asNew = await cartWith(code);
  const shownTotal = (await checkoutView(guest, asNew.token))!.totals.total;
  await payOrder(ctx, before.id);
  expect(await send(asNew, { email: "Returning+shop@example.test", shownTotal })).toMatchObject({
    reason: "discount_refused",
    why: { reason: "not_first" },
  });
  await place(asNew, { email: "fresh@example.test" });
  expect(await send(await cartWith(code), { email: "fresh@example.test" })).toMatchObject({
    why: { reason: "used_by_customer" },
  });
});

it("a code for a first order goes to one of two that are placed at once", async () => {
  const { id, code } = await makeDiscount(ctx, { firstOrderOnly: true });
  const [one, two] = [await cartWith(code), await cartWith(code)];
  const email = "at-once@example.test";
  const sent = await Promise.all([send(one, { email }), send(two, { email })]);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(sent.find(({ ok }) => !ok)).toMatchObject({ why: { reason: "used_by_customer" } });
  expect(await usedCount(id)).toBe(1);
});
