import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openAttempt, orderToPay, tell } from "../factories.ts";
import { payments } from "../tables.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);

const as = (outcome: string) => ({ ok: true, value: { outcome, repeated: false } });
const endOrder = (orderId: string, why: "expired" | "placed_again") =>
  inTransaction(ctx, (tx) => endUnpaidOrder(tx, orderId, why));

async function stockOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return { onHand: level?.onHand, reserved: level?.reserved };
}

async function attempt(reference: string) {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

describe("a late payment", () => {
  it("revives its order when the units are still free", async () => {
    const { productId, orderId, reference } = await orderToPay(ctx, { stock: 1 });
    await endOrder(orderId, "expired");
    expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 0 });
    expect(await tell(ctx, reference)).toEqual(as("settled"));
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
      cancelledAt: null,
      needsAttention: null,
    });
    expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it("is kept and flagged for a refund when the units are gone", async () => {
    const { productId, orderId, reference } = await orderToPay(ctx, { stock: 1 });
    await endOrder(orderId, "expired");
    await makeOrder(ctx, { productId });
    expect(await tell(ctx, reference)).toEqual(as("late_unfulfillable"));
    const order = await findOrder(db, orderId);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "paid", paidAt: ctx.now });
    expect(order?.needsAttention).toMatch(/Refund it/);
    expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it("takes the last unit back from the shopper's own next order", async () => {
    const { productId, cartId, orderId, reference } = await orderToPay(ctx, { stock: 1 });
    await endOrder(orderId, "placed_again");
    const next = await makeOrder(ctx, { productId, cartId });
    expect(await tell(ctx, reference)).toEqual(as("settled"));
    expect(await findOrder(db, orderId)).toMatchObject({ status: "confirmed" });
    expect(await findOrder(db, next)).toMatchObject({ status: "cancelled" });
    expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it("beside another paid order of the same cart is flagged, since both may not be meant", async () => {
    const { productId, cartId, orderId, reference } = await orderToPay(ctx);
    await endOrder(orderId, "placed_again");
    const next = await makeOrder(ctx, { productId, cartId });
    await tell(ctx, await openAttempt(ctx, next));
    expect(await tell(ctx, reference)).toEqual(as("settled"));
    const order = await findOrder(db, orderId);
    expect(order).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(order?.needsAttention).toMatch(/same cart/);
    expect((await findOrder(db, next))?.needsAttention).toBeNull();
  });
});

describe("a second payment", () => {
  it("of another attempt is kept, and flagged for a refund", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { type: "payment.failed" });
    const second = await openAttempt(ctx, orderId);
    expect(await tell(ctx, second)).toEqual(as("settled"));
    expect(await tell(ctx, reference)).toEqual(as("paid_twice"));
    expect(await attempt(reference)).toMatchObject({ status: "paid" });
    expect((await findOrder(db, orderId))?.needsAttention).toMatch(/twice/);
  });

  it("told at the same moment as the first is found as well", async () => {
    const { orderId, reference } = await orderToPay(ctx);
    await tell(ctx, reference, { type: "payment.failed" });
    const second = await openAttempt(ctx, orderId);
    const told = await Promise.all([tell(ctx, reference), tell(ctx, second)]);
    const outcomes = told.map((answer) => (answer.ok ? answer.value.outcome : answer.reason));
    expect(outcomes.toSorted()).toEqual(["paid_twice", "settled"]);
  });
});

it("an order that expires while it is paid ends paid, whoever comes first", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { orderId, reference } = await orderToPay(ctx, { stock: 1 });
    await Promise.all([tell(ctx, reference), endOrder(orderId, "expired")]);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
    });
  }
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
