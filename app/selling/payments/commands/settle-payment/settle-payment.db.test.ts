import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { GATEWAY, gatewayEvent, openAttempt, orderToPay, tell } from "../../factories.ts";
import { paymentEvents, payments } from "../../tables.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);

let made = 0;
const newProduct = (stock = 10) =>
  makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 920_000, stock });

const as = (outcome: string, repeated = false) => ({ ok: true, value: { outcome, repeated } });
async function stockOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return { onHand: level?.onHand, reserved: level?.reserved };
}

async function attempt(reference: string) {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

describe("a payment", () => {
  it("confirms its order, keeps the units and empties the cart of what was bought", async () => {
    const { productId, cartId, orderId, reference } = await orderToPay(ctx, { quantity: 2 });
    expect(await tell(ctx, reference)).toEqual(as("settled"));
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
      paidAt: ctx.now,
      expiresAt: null,
      needsAttention: null,
    });
    expect(await attempt(reference)).toMatchObject({ status: "paid", settledAt: ctx.now });
    expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 2 });
    expect(await cartLines(db, cartId)).toEqual([]);
  });

  it("leaves in the cart what came in after the order was placed", async () => {
    const [productId, other] = [await newProduct(), await newProduct()];
    const { cartId } = await fillCart(ctx, { productId, quantity: 3 }, { productId: other });
    const orderId = await makeOrder(ctx, { productId, quantity: 1, cartId });
    await tell(ctx, await openAttempt(ctx, orderId));
    const left = (await cartLines(db, cartId)).map((line) => [line.productId, line.quantity]);
    expect(left).toEqual([
      [productId, 2],
      [other, 1],
    ]);
  });

  it("is mailed once and counted for the customer", async () => {
    const actor = await accountOf(ctx, "customer");
    if (actor.kind !== "user") throw new Error("no account");
    const [customer] = await db.select().from(customers).where(eq(customers.userId, actor.userId));
    const orderId = await makeOrder(ctx, {
      productId: await newProduct(),
      customerId: customer?.id ?? null,
    });
    await tell(ctx, await openAttempt(ctx, orderId));
    await drainJobs(pool, orderJobs);
    const sent = await db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-paid:${orderId}`));
    expect(sent).toHaveLength(1);
    const [counted] = await db.select().from(customers).where(eq(customers.userId, actor.userId));
    expect(counted?.orderCount).toBe(1);
  });

  it("is settled once, however often and however simultaneously it is told", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    const event = await gatewayEvent(ctx, reference);
    const told = await Promise.all(
      [1, 2, 3, 4, 5].map(() => settlePayment(ctx, GATEWAY, event, {})),
    );
    expect(told.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1);
    expect(told.every((answer) => answer.ok && answer.value.outcome === "settled")).toBe(true);
    const paid = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, orderId), eq(auditLog.action, "order.payment")));
    expect(paid).toHaveLength(1);
  });

  it("told under two event ids at once is settled once", async () => {
    const { reference } = await orderToPay(ctx);
    const told = await Promise.all([tell(ctx, reference), tell(ctx, reference)]);
    const outcomes = told.map((answer) => (answer.ok ? answer.value.outcome : answer.reason));
    expect(outcomes.toSorted()).toEqual(["ignored", "settled"]);
  });
});

describe("what does not fit", () => {
  it.each([
    ["amount", { amount: 919_999 }],
    ["currency", { currency: "USD" }],
  ])("another %s is recorded, pays nothing and calls a person", async (_, wrong) => {
    const { orderId, reference } = await orderToPay(ctx);
    expect(await tell(ctx, reference, wrong)).toEqual(as("mismatch"));
    const order = await findOrder(db, orderId);
    expect(order).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
    expect(order?.needsAttention).toMatch(/amount or currency/);
    expect(await attempt(reference)).toMatchObject({ status: "open" });
  });

  it.each([
    ["another order", {}],
    ["another order, for another amount", { amount: 1 }],
  ])("an event id used again for %s calls a person and pays nothing", async (_, wrong) => {
    const [first, second] = [await orderToPay(ctx), await orderToPay(ctx)];
    const { eventId } = await gatewayEvent(ctx, first.reference);
    expect(await tell(ctx, first.reference, { eventId })).toEqual(as("settled"));
    const again = { eventId, ...wrong };
    expect(await tell(ctx, second.reference, again)).toEqual(as("reused_id"));
    expect(await tell(ctx, second.reference, again)).toEqual(as("reused_id", true));
    expect(await tell(ctx, first.reference, { eventId })).toEqual(as("settled", true));
    expect(await findOrder(db, first.orderId)).toMatchObject({ needsAttention: null });
    const order = await findOrder(db, second.orderId);
    expect(order).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
    expect(order?.needsAttention).toMatch(/used event ID .* for two different messages/);
    const flagged = and(
      eq(auditLog.subjectId, second.orderId),
      eq(auditLog.action, "order.flagged"),
    );
    expect(await db.$count(auditLog, flagged)).toBe(1);
    const kept = await db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.reference, second.reference));
    expect(kept).toMatchObject([{ outcome: "reused_id" }]);
  });

  it("an event id used again for the same order, but another amount, calls a person", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    const { eventId } = await gatewayEvent(ctx, reference);
    await tell(ctx, reference, { eventId });
    expect(await tell(ctx, reference, { eventId, amount: 1 })).toEqual(as("reused_id"));
    const order = await findOrder(db, orderId);
    expect(order).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(order?.needsAttention).toMatch(/two different messages/);
  });

  it("an unknown reference is refused each time, until it is known", async () => {
    const { orderId } = await orderToPay(ctx);
    const event = await gatewayEvent(ctx, "order_1_unknown", { amount: 920_000 });
    const tellAgain = () => settlePayment(ctx, GATEWAY, event, {});
    const refusal = { ok: false, reason: "unknown_reference" };
    expect(await tellAgain()).toEqual(refusal);
    expect(await tellAgain()).toEqual(refusal);
    const [recorded] = await db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.eventId, event.eventId));
    expect(recorded?.outcome).toBe("unknown_reference");
    await db
      .update(payments)
      .set({ reference: event.reference })
      .where(eq(payments.orderId, orderId));
    expect(await tellAgain()).toEqual(as("settled"));
    expect(await tellAgain()).toEqual(as("settled", true));
  });

  it("another gateway's reference is unknown to this one", async () => {
    const { orderId } = await orderToPay(ctx);
    const elsewhere = await openAttempt(ctx, orderId, "elsewhere");
    expect(await tell(ctx, elsewhere)).toEqual({ ok: false, reason: "unknown_reference" });
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "unpaid" });
  });
});

describe("the order of messages", () => {
  it("a declined card before the payment changes nothing in the end", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    expect(await tell(ctx, reference, { type: "payment.failed" })).toEqual(as("attempt_ended"));
    expect(await attempt(reference)).toMatchObject({ status: "failed" });
    expect(await findOrder(db, orderId)).toMatchObject({ status: "pending" });
    expect(await tell(ctx, reference)).toEqual(as("settled"));
    expect(await attempt(reference)).toMatchObject({ status: "paid" });
  });

  it.each(["payment.failed", "payment.cancelled"] as const)(
    "%s after the payment takes nothing back",
    async (type) => {
      const { orderId, reference } = await orderToPay(ctx);
      await tell(ctx, reference);
      expect(await tell(ctx, reference, { type })).toEqual(as("ignored"));
      expect(await attempt(reference)).toMatchObject({ status: "paid" });
      expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
    },
  );

  it("a cancelled attempt ends the attempt, not the order; the next one is a new one", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { type: "payment.cancelled" });
    const next = await openAttempt(ctx, orderId);
    expect(next).not.toBe(reference);
    expect(await tell(ctx, next)).toEqual(as("settled"));
  });
});

it("an order that staff cancelled after it was paid is left to them", async () => {
  const { orderId, reference } = await orderToPay(ctx);
  await tell(ctx, reference);
  await moveOrder(ctx, { orderId, to: "cancelled" });
  expect(await tell(ctx, reference)).toEqual(as("ignored"));
  expect(await findOrder(db, orderId)).toMatchObject({
    status: "cancelled",
    paymentStatus: "paid",
    needsAttention: "Canceled after it was paid. Refund it.",
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
