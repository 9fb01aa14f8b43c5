import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { fillCart, type WantedItem } from "#app/selling/cart/factories.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { giveDiscount, makeConcession } from "#app/selling/concessions/factories.ts";
import { concessions } from "#app/selling/concessions/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { discountRedemptions } from "#app/selling/discounts/tables.server.ts";
import { changeItems } from "#app/selling/orders/commands/change-items.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { planOrder } from "#app/selling/orders/commands/plan-order.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { composePlacement } from "./compose-placement.server.ts";
import { quoteOrder } from "../quote-order.server.ts";

const { ctx, db, as } = await testContext();

let made = 0;

async function product(price: number, more: { compareAt?: number; given?: boolean } = {}) {
  const id = await makeProduct(ctx, { name: `Product ${(made += 1)}`, price, stock: 100 });
  const { compareAt: compareAtPrice = null, given: statutoryDiscount = true } = more;
  await db.update(products).set({ compareAtPrice, statutoryDiscount }).where(eq(products.id, id));
  return id;
}

async function cartOf(buyer: Ctx, wanted: readonly WantedItem[], code?: string) {
  const cart = await fillCart(buyer, ...wanted);
  if (code) await db.update(carts).set({ discountCode: code }).where(eq(carts.id, cart.cartId));
  return cart;
}

async function buy(buyer: Ctx, wanted: readonly WantedItem[], code?: string) {
  const cart = await cartOf(buyer, wanted, code);
  const view = await checkoutView(buyer, cart.token);
  const order = await place(buyer, cart, { shownTotal: view?.totals.total ?? 0 });
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  return { order, view, items };
}

beforeAll(async () => {
  await publishLegalTexts(ctx);
  await liftReservationLimits(ctx);
  await giveDiscount(ctx, true);
});

describe("a buyer whose ID was checked", () => {
  it("pays no VAT and 20 % less, in parts that the order keeps", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria);
    const given = await product(112_000);
    const other = await product(50_000, { given: false });
    const wanted = [
      { productId: given, quantity: 2 },
      { productId: other, quantity: 1 },
    ];
    const { order, view, items } = await buy(as(maria), wanted);
    expect(view?.statutory).toEqual({
      kind: "senior",
      vatExempt: 24_000,
      statutoryDiscount: 40_000,
      saleGivenUp: 0,
    });
    expect(order).toMatchObject({
      subtotal: 274_000,
      discountTotal: 64_000,
      totalAmount: 210_000,
      discountCode: null,
      statutoryKind: "senior",
      concessionId: id,
      statutoryIdEnd: "4711",
    });
    expect(items.find((item) => item.productId === given)).toMatchObject({
      price: 112_000,
      discount: 64_000,
      total: 160_000,
      regularPrice: 112_000,
      vatExempt: 24_000,
      statutoryDiscount: 40_000,
    });
    expect(items.find((item) => item.productId === other)).toMatchObject({
      discount: 0,
      total: 50_000,
      regularPrice: null,
      statutoryDiscount: null,
    });
  });

  it("has it from the regular price of what is on sale", async () => {
    const maria = await accountOf(ctx, "customer");
    await makeConcession(ctx, maria, { kind: "pwd" });
    const onSale = await product(90_000, { compareAt: 112_000 });
    const cheap = await product(70_000, { compareAt: 112_000 });
    const wanted = [
      { productId: onSale, quantity: 1 },
      { productId: cheap, quantity: 1 },
    ];
    const { order, view } = await buy(as(maria), wanted);
    expect(view?.statutory).toMatchObject({ kind: "pwd", saleGivenUp: 22_000 });
    expect(order).toMatchObject({ discountTotal: 10_000, totalAmount: 150_000 });
  });

  it("has the code where it takes more off, and else the code is not used up", async () => {
    const [maria, jose] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    await makeConcession(ctx, maria);
    await makeConcession(ctx, jose);
    const productId = await product(112_000);
    const wanted = [{ productId, quantity: 1 }];
    await makeDiscount(ctx, { code: "HALF", type: "percentage", value: 5_000 });
    await makeDiscount(ctx, { code: "TENTH", type: "percentage", value: 1_000 });
    const better = await buy(as(maria), wanted, "HALF");
    expect(better.order).toMatchObject({ discountTotal: 56_000, statutoryKind: null });
    const worse = await buy(as(jose), wanted, "TENTH");
    expect(worse.view?.promo?.problem).toMatch(/we didn’t apply TENTH/);
    expect(worse.order).toMatchObject({ discountTotal: 32_000, discountCode: null });
    const used = eq(discountRedemptions.orderId, worse.order.id);
    expect(await db.$count(discountRedemptions, used)).toBe(0);
  });

  it("has it once, whether one status was checked or both", async () => {
    const [maria, jose] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    await makeConcession(ctx, maria);
    await makeConcession(ctx, jose);
    await makeConcession(ctx, jose, { kind: "pwd" });
    const wanted = [{ productId: await product(112_000), quantity: 1 }];
    const once = await buy(as(maria), wanted);
    const both = await buy(as(jose), wanted);
    expect(both.order.discountTotal).toBe(once.order.discountTotal);
  });

  it("of a shop without VAT has 20 % off the price", async () => {
    await saveSettings(ctx, { tax_registration: "non_vat" });
    const maria = await accountOf(ctx, "customer");
    await makeConcession(ctx, maria);
    const { order } = await buy(as(maria), [{ productId: await product(100_000), quantity: 1 }]);
    expect(order).toMatchObject({ discountTotal: 20_000, totalAmount: 80_000 });
    await saveSettings(ctx, { tax_registration: "vat" });
  });
});

describe("nobody else has it", () => {
  const priced = async (buyer: Ctx) => {
    const productId = await product(112_000);
    return (await buy(buyer, [{ productId, quantity: 1 }])).order.discountTotal;
  };

  it.each(["waiting", "refused", "withdrawn"] as const)("with an ID that is %s", async (state) => {
    const maria = await accountOf(ctx, "customer");
    await makeConcession(ctx, maria, { state });
    expect(await priced(as(maria))).toBe(0);
  });

  it("with one that ran out, as a guest, or while the shop does not give it", async () => {
    const [maria, jose] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    await makeConcession(ctx, maria, { validUntil: "2020-01-01" });
    expect(await priced(as(maria))).toBe(0);
    expect(await priced(as("visitor"))).toBe(0);
    await makeConcession(ctx, jose);
    await saveSettings(ctx, { statutory_discounts: "false" });
    expect(await priced(as(jose))).toBe(0);
    await giveDiscount(ctx, true);
  });
});

describe("what changed meanwhile", () => {
  it("is not paid unseen: an order that was shown with it is refused without it", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria);
    const cart = await cartOf(as(maria), [{ productId: await product(112_000), quantity: 1 }]);
    const shownTotal = (await checkoutView(as(maria), cart.token))?.totals.total ?? 0;
    expect(shownTotal).toBe(80_000);
    await db.update(concessions).set({ state: "withdrawn" }).where(eq(concessions.id, id));
    expect(await send(as(maria), cart, { shownTotal })).toMatchObject({
      ok: false,
      reason: "total_changed",
      total: 112_000,
    });
  });

  it("between deciding and writing is noticed by the guard, under a lock", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria);
    const buyer = as(maria);
    const cart = await cartOf(buyer, [{ productId: await product(112_000), quantity: 1 }]);
    const key = ctx.ids.newId();
    const checkout = { cartToken: cart.token, key, gateway: "test", form: buyerForm() };
    const quoted = await quoteOrder(buyer, checkout);
    if (!quoted.ok) throw new Error(quoted.reason);
    await db.update(concessions).set({ validUntil: "2020-01-01" }).where(eq(concessions.id, id));
    const { input } = composePlacement(buyer, {
      form: checkout.form,
      key,
      gateway: "test",
      reserver: undefined,
      ...quoted.value,
    });
    const { rows } = await db.execute(sql`select place_order(${JSON.stringify(input)}) as answer`);
    expect(rows).toEqual([{ answer: { failed: "concession" } }]);
  });
});

it("is reckoned anew when the items of its order change, by the status it was placed with", async () => {
  const maria = await accountOf(ctx, "customer");
  const { id } = await makeConcession(ctx, maria);
  const productId = await product(112_000);
  const { order } = await buy(as(maria), [{ productId, quantity: 3 }]);
  await db.update(concessions).set({ state: "withdrawn" }).where(eq(concessions.id, id));
  const changed = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const plan = locked && (await planOrder(tx, locked, { 1: 2 }));
    return plan?.ok ? changeItems(tx, locked!, plan.value) : plan;
  });
  expect(changed).toMatchObject({
    value: { subtotal: 224_000, discountTotal: 64_000, totalAmount: 160_000 },
  });
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  expect(item).toMatchObject({
    quantity: 2,
    discount: 64_000,
    total: 160_000,
    regularPrice: 112_000,
    vatExempt: 24_000,
    statutoryDiscount: 40_000,
  });
});

it("leaves the books whole", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
