import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");

let made = 0;
const newProduct = (given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 780_000, ...given });

async function stockOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return { onHand: level?.onHand, reserved: level?.reserved };
}

const ordersOf = (cartId: string) => db.select().from(orders).where(eq(orders.cartId, cartId));

describe("a guest's order", () => {
  it("is pending, at the catalogue's prices, with its units reserved", async () => {
    const productId = await newProduct({ name: "Klow", stock: 5 });
    const order = await place(guest, await fillCart(guest, { productId, quantity: 2 }));
    expect(order).toMatchObject({
      status: "pending",
      paymentStatus: "unpaid",
      fulfillmentStatus: "unfulfilled",
      customerId: null,
      email: "maria@example.test",
      country: "PH",
      subtotal: 1_560_000,
      shippingTotal: 0,
      taxTotal: 0,
      totalAmount: 1_560_000,
      expiresAt: new Date("2026-11-21T02:15:00Z"),
    });
    expect(order.orderNumber).toMatch(/^PM-26-\d{6}$/);
    expect(order.items).toMatchObject([
      { productName: "Klow", quantity: 2, price: 780_000, total: 1_560_000 },
    ]);
    expect(await stockOf(productId)).toEqual({ onHand: 5, reserved: 2 });
  });

  it("begins with the letters of the settings, and an earlier order keeps its number", async () => {
    const earlier = await place(guest, await fillCart(guest, { productId: await newProduct() }));
    await saveSettings(ctx, { order_prefix: "SHOP" });
    const order = await place(guest, await fillCart(guest, { productId: await newProduct() }));
    await saveSettings(ctx, { order_prefix: "PM" });
    expect(order.orderNumber).toMatch(/^SHOP-26-\d{6}$/);
    expect((await findOrder(db, earlier.id))?.orderNumber).toBe(earlier.orderNumber);
  });

  it("stays in the cart until it is paid", async () => {
    const cart = await fillCart(guest, { productId: await newProduct() });
    await place(guest, cart);
    expect(await cartLines(db, cart.cartId)).toHaveLength(1);
  });

  it("leaves consents with the versions that were shown, and an audit row", async () => {
    const order = await place(guest, await fillCart(guest, { productId: await newProduct() }));
    const given = await db.select().from(consents).where(eq(consents.subjectId, order.id));
    const said = given.map((c) => `${c.purpose}: ${c.document} ${c.documentVersion}`);
    expect(said.toSorted()).toEqual(["adult: terms 1", "privacy: privacy 1", "terms: terms 1"]);
    const audit = await db.select().from(auditLog).where(eq(auditLog.subjectId, order.id));
    expect(audit).toMatchObject([{ action: "order.placed", actorKind: "visitor" }]);
  });

  it("is told by one mail, and expires when nobody pays", async () => {
    const productId = await newProduct({ stock: 1 });
    const order = await place(guest, await fillCart(guest, { productId }));
    await drainJobs(pool, orderJobs);
    const sent = await db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${order.id}`));
    expect(sent).toHaveLength(1);
    await drainJobs(pool, orderJobs, { at: new Date("2026-11-21T02:14:59Z") });
    expect(await stockOf(productId)).toMatchObject({ reserved: 1 });
    await drainJobs(pool, orderJobs, { at: new Date("2026-11-21T02:15:00Z") });
    expect(await findOrder(db, order.id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "expired",
    });
    expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 0 });
  });
});

it("a customer's order belongs to her account", async () => {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("no account");
  const customer = await customerOfUser(db, actor.userId);
  const cart = await fillCart(as(actor), { productId: await newProduct() });
  expect(await place(as(actor), cart)).toMatchObject({ customerId: customer?.id });
});

describe("is refused", () => {
  it("without a cart, or with somebody's guess of one", async () => {
    const cart = await fillCart(guest, { productId: await newProduct() });
    const refusal = { ok: false, reason: "empty_cart" };
    expect(await send(guest, cart, { cartToken: undefined })).toEqual(refusal);
    expect(await send(guest, cart, { cartToken: "guess" })).toEqual(refusal);
    expect(await send(guest, cart, { cartToken: cart.cartId })).toEqual(refusal);
  });

  it("with a product that needs an approval, even when supervision is confirmed", async () => {
    const productId = await newProduct({ name: "Guarded" });
    const cart = await fillCart(guest, { productId });
    const required = { clearance: "required" as const };
    await db.update(products).set(required).where(eq(products.id, productId));
    const form = buyerForm({ supervision: "yes" });
    expect(await send(guest, cart, { form })).toEqual({
      ok: false,
      reason: "clearance_required",
      products: ["Guarded"],
    });
    expect(await ordersOf(cart.cartId)).toEqual([]);
  });

  it("with two products that are never taken together", async () => {
    const [one, other] = [
      await newProduct({ name: "Tirzepatide", slug: "tirzepatide" }),
      await newProduct({ name: "Semaglutide", slug: "semaglutide" }),
    ];
    const cart = await fillCart(guest, { productId: one }, { productId: other });
    const products = ["Tirzepatide", "Semaglutide"];
    expect(await send(guest, cart)).toEqual({ ok: false, reason: "never_together", products });
    expect(await ordersOf(cart.cartId)).toEqual([]);
  });

  it("without the word on supervision, and keeps the word once it is given", async () => {
    const productId = await newProduct({ name: "Careful", clearance: "acknowledge" });
    const cart = await fillCart(guest, { productId });
    expect(await send(guest, cart)).toMatchObject({ reason: "supervision_unconfirmed" });
    const order = await place(guest, cart, { form: buyerForm({ supervision: "yes" }) });
    expect(order.supervisionConfirmedAt).toEqual(ctx.now);
    const given = await db.select().from(consents).where(eq(consents.subjectId, order.id));
    expect(given.map((consent) => consent.purpose)).toContain("medical_supervision");
  });

  it("with more than the shelf has, and leaves no trace", async () => {
    const [scarce, plenty] = [
      await newProduct({ name: "Scarce", stock: 3 }),
      await newProduct({ stock: 50 }),
    ];
    const cart = await fillCart(guest, { productId: plenty }, { productId: scarce, quantity: 3 });
    await place(guest, await fillCart(guest, { productId: scarce, quantity: 2 }));
    expect(await send(guest, cart)).toEqual({
      ok: false,
      reason: "out_of_stock",
      shortages: [{ name: "Scarce", available: 1 }],
    });
    expect(await ordersOf(cart.cartId)).toEqual([]);
    expect(await stockOf(plenty)).toMatchObject({ reserved: 0 });
  });

  it("with what was withdrawn since it was put into the cart", async () => {
    const productId = await newProduct({ name: "Withdrawn" });
    const cart = await fillCart(guest, { productId });
    await db.update(products).set({ isActive: false }).where(eq(products.id, productId));
    expect(await send(guest, cart)).toMatchObject({
      reason: "not_for_sale",
      products: ["Withdrawn"],
    });
  });

  it("at a price the buyer was not shown", async () => {
    const productId = await newProduct({ price: 100_000 });
    const cart = await fillCart(guest, { productId });
    await db.update(products).set({ price: 120_000 }).where(eq(products.id, productId));
    expect(await send(guest, cart, { shownTotal: 100_000 })).toEqual({
      ok: false,
      reason: "total_changed",
      total: 120_000,
    });
    expect(await place(guest, cart)).toMatchObject({ totalAmount: 120_000 });
  });

  test.each([0, 1, 77_999_999])("with %d as the total", async (shownTotal) => {
    const cart = await fillCart(guest, { productId: await newProduct() });
    expect(await send(guest, cart, { shownTotal })).toMatchObject({ reason: "total_changed" });
    expect(await ordersOf(cart.cartId)).toEqual([]);
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
