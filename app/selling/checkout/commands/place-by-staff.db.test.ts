import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { confirmByLink } from "#app/selling/orders/commands/confirm-by-link.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { orderConfirmations, orders } from "#app/selling/orders/tables.server.ts";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { fakeGateway } from "#app/selling/payments/factories.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { previewStaffOrder } from "../pages/desk/preview-staff-order.server.ts";
import { buyerForm, liftReservationLimits } from "../factories.ts";
import { agreeByLink } from "./agree-by-link.server.ts";
import type { StaffWish } from "./open-staff-cart.server.ts";
import { placeByStaff } from "./place-by-staff.server.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const manager = as(await accountOf(ctx, "manager"));
const visitor = as({ kind: "visitor" });

let made = 0;
const newProduct = (stock = 5) =>
  makeProduct(ctx, { name: `By phone ${(made += 1)}`, price: 100_000, stock });

function wishOf(productId: string, given: Partial<StaffWish> = {}): StaffWish {
  const { terms: _, ...form } = buyerForm({ phone: "+639171234567" });
  return {
    key: crypto.randomUUID(),
    customerId: null,
    items: [{ productId, variantId: null, quantity: 2 }],
    discountCode: null,
    form: { ...form, paymentMethod: "gcash" },
    gateway: "test",
    ...given,
  };
}
const byCash = (wish: StaffWish): StaffWish => ({
  ...wish,
  form: { ...wish.form, paymentMethod: "cod" },
});

const place = (wish: StaffWish, by = manager) =>
  placeByStaff(by, { ...wish, plannedTotal: 200_000 });
async function placed(wish: StaffWish) {
  const done = await place(wish);
  if (!done.ok) throw new Error(done.reason);
  return orderOf(done.value.orderId);
}
async function orderOf(id: string) {
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  return order;
}
const consentsOf = (orderId: string) =>
  db.select().from(consents).where(eq(consents.subjectId, orderId));
const gateway = fakeGateway();
const pay = (orderId: string) =>
  startPayment(visitor, gateway, orderId, {
    returnUrl: "https://a.test",
    cancelUrl: "https://a.test",
  });

test("an order with a link is made by staff, and nobody agreed to anything for its buyer", async () => {
  const productId = await newProduct();
  const looked = await previewStaffOrder(manager, wishOf(productId));
  expect(looked).toMatchObject({ ok: true, value: { plannedTotal: "200000" } });
  expect(await db.$count(orders)).toBe(0);
  const order = await placed(wishOf(productId));
  expect(order).toMatchObject({
    status: "pending",
    paymentStatus: "unpaid",
    paymentMethod: "gcash",
    termsAcceptedAt: null,
    adultConfirmedAt: null,
    totalAmount: 200_000,
    expiresAt: new Date(ctx.now.getTime() + 48 * 3_600_000),
  });
  expect(order.madeBy).toBe(manager.actor.kind === "user" ? manager.actor.userId : "");
  expect(await consentsOf(order.id)).toEqual([]);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, order.id));
  expect(entry).toMatchObject({ action: "order.placed", actorId: order.madeBy });
  await drainJobs(pool, orderJobs);
  const [mail] = await readMails(ctx, eq(mails.dedupeKey, `order-placed:${order.id}`));
  expect(mail).toMatchObject({ subject: `Check and pay for order ${order.orderNumber}` });
});

test("it is paid only once its buyer agreed", async () => {
  const productId = await newProduct();
  await db.update(products).set({ clearance: "acknowledge" }).where(eq(products.id, productId));
  const order = await placed(wishOf(productId));
  const token = orderToken(ctx, order);
  expect(await pay(order.id)).toEqual({ ok: false, reason: "not_payable" });
  expect(await agreeByLink(visitor, token, { supervision: false })).toMatchObject({
    reason: "supervision_unconfirmed",
  });
  expect(await consentsOf(order.id)).toEqual([]);
  expect(await agreeByLink(visitor, token, { supervision: true })).toMatchObject({ ok: true });
  expect(await agreeByLink(visitor, token, { supervision: true })).toMatchObject({ ok: true });
  const given = await consentsOf(order.id);
  expect(given.map(({ purpose }) => purpose).toSorted()).toEqual([
    "adult",
    "medical_supervision",
    "privacy",
    "terms",
  ]);
  expect((await orderOf(order.id)).supervisionConfirmedAt).toEqual(ctx.now);
  expect(await pay(order.id)).toMatchObject({ ok: true });
});

test("cash is confirmed by its buyer alone, who agrees with it", async () => {
  const order = await placed(byCash(wishOf(await newProduct())));
  expect(order).toMatchObject({ paymentStatus: "cod_due", termsAcceptedAt: null });
  expect(await confirmByPhone(manager, order.id)).toEqual({ ok: false, reason: "not_agreed" });
  const token = "t".repeat(43);
  const link = { tokenHash: hashToken(token), orderId: order.id, createdAt: ctx.now };
  await db.insert(orderConfirmations).values(link);
  expect(await confirmByLink(visitor, token)).toEqual({ ok: false, reason: "not_agreed" });
  expect(await confirmByLink(visitor, token, { supervision: false })).toMatchObject({ ok: true });
  expect(await orderOf(order.id)).toMatchObject({ status: "confirmed", termsAcceptedAt: ctx.now });
  expect(await consentsOf(order.id)).toHaveLength(3);
});

test("pressing twice, also at once, makes one order", async () => {
  const wish = wishOf(await newProduct());
  const both = await Promise.all([place(wish), place(wish)]);
  const ids = both.map((done) => (done.ok ? done.value.orderId : done.reason));
  expect(new Set(ids).size).toBe(1);
  expect(await place(wish)).toEqual(both[0]);
  expect(await db.$count(orders, eq(orders.cartId, wish.key))).toBe(1);
});

test("two for the last units: one is made, and the other is refused", async () => {
  const productId = await newProduct(3);
  const both = await Promise.all([place(wishOf(productId)), place(wishOf(productId))]);
  expect(both.map((done) => (done.ok ? "made" : done.reason)).toSorted()).toEqual([
    "made",
    "out_of_stock",
  ]);
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level?.reserved).toBe(2);
});

test("unpaid it ends after two days, and its units are for sale again", async () => {
  const productId = await newProduct();
  const order = await placed(wishOf(productId));
  await drainJobs(pool, orderJobs, { at: at(order.expiresAt ?? "").now });
  expect(await orderOf(order.id)).toMatchObject({ status: "cancelled", paymentStatus: "expired" });
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level?.reserved).toBe(0);
});

test("for a customer's record it is the customer's own", async () => {
  const buyer = await accountOf(ctx, "customer");
  if (buyer.kind !== "user") throw new Error("no account");
  const [customer] = await db.select().from(customers).where(eq(customers.userId, buyer.userId));
  const order = await placed(wishOf(await newProduct(), { customerId: customer?.id ?? null }));
  expect(order.customerId).toBe(customer?.id);
  const gone = await place(wishOf(await newProduct(), { customerId: crypto.randomUUID() }));
  expect(gone).toEqual({ ok: false, reason: "customer_gone" });
});

test("what the checkout refuses is refused, and writes nothing", async () => {
  const productId = await newProduct();
  const before = await db.$count(orders);
  for (const role of ["support", "fulfilment", "customer"] as const) {
    expect(await place(wishOf(productId), as(role))).toEqual({
      ok: false,
      reason: "forbidden",
    });
  }
  const other = await placeByStaff(manager, { ...wishOf(productId), plannedTotal: 1 });
  expect(other).toMatchObject({ reason: "total_changed", total: 200_000 });
  const items = [{ productId: crypto.randomUUID(), variantId: null, quantity: 1 }];
  expect(await place(wishOf(productId, { items }))).toMatchObject({ reason: "not_for_sale" });
  expect(await place(wishOf(productId, { gateway: undefined }))).toMatchObject({
    reason: "method_unavailable",
  });
  await db.update(products).set({ clearance: "required" }).where(eq(products.id, productId));
  expect(await place(wishOf(productId))).toMatchObject({ reason: "clearance_required" });
  expect(await db.$count(orders)).toBe(before);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
