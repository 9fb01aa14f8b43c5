import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken, type LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import { PROOF_WAITS } from "#app/selling/orders/rules/order-ends.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { confirmTransfer } from "#app/selling/payments/commands/confirm-transfer.server.ts";
import { declineTransfer } from "#app/selling/payments/commands/decline-transfer.server.ts";
import {
  fakeGateway,
  gatewaysOf,
  openAttempt,
  orderToTransfer,
  payOrder,
  paymentJobs,
  tell,
} from "#app/selling/payments/factories.ts";
import { refunds, transferProofs } from "#app/selling/payments/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const gateway = fakeGateway({
  refund: async ({ amount }) => ({ ok: true, value: { refunded: amount } }),
});
const gateways = gatewaysOf(gateway);
const twoHoursLater = { ...guest, now: addMinutes(ctx.now, 120) };

const jobs = paymentJobs(gateway);
const mailsOf = (key: string) => db.select().from(mails).where(eq(mails.dedupeKey, key));

let made = 0;
async function newOrder(paymentMethod: PaymentMethod = "card") {
  const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}`, stock: 5 });
  const { cartId } = await fillCart(ctx, { productId });
  const orderId = await makeOrder(ctx, { productId, paymentMethod, cartId });
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  const cancel = (buyer = guest) => cancelOwnOrder(buyer, gateways, asked(order));
  return { ...order, productId, cancel };
}

async function paidOrder() {
  const order = await newOrder();
  await payOrder(ctx, order.id);
  return order;
}

async function transferredOrder() {
  const { orderId, total: received, productId } = await orderToTransfer(ctx);
  const manager = as(await accountOf(ctx, "manager"));
  await confirmTransfer(manager, { orderId, received, bankReference: "BDO 1" });
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  return { ...order, productId, cancel: () => cancelOwnOrder(guest, gateways, asked(order)) };
}

const refundsOf = (orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId));

const asked = (order: LinkedOrder) => ({ orderToken: orderToken(ctx, order), note: null });
const tooLate = { ok: false, reason: "too_late" };

async function reservedOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

describe("whoever holds the receipt", () => {
  it.each(PAYMENT_METHODS)("ends an order that was to be paid by %s", async (method) => {
    const order = await newOrder(method);
    const { id, productId } = order;
    const told = { ...asked(order), note: "Too dear" };
    expect(await cancelOwnOrder(guest, gateways, told)).toMatchObject({
      ok: true,
    });
    expect(await findOrder(db, id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "unpaid",
      endedWhy: "by_buyer",
      endedNote: "Too dear",
      cancelledAt: ctx.now,
    });
    expect(await reservedOf(productId)).toBe(0);
  });

  it("ends a confirmed cash order until somebody starts to pack it", async () => {
    const { id, cancel } = await newOrder("cod");
    await confirmByPhone(ctx, id);
    await moveOrder(ctx, { orderId: id, to: "processing" });
    expect(await cancel()).toEqual(tooLate);
    const other = await newOrder("cod");
    await confirmByPhone(ctx, other.id);
    expect(await other.cancel()).toMatchObject({ ok: true });
  });

  it("cannot end one that is over, or somebody else's", async () => {
    const over = await newOrder();
    await over.cancel();
    expect(await over.cancel()).toEqual(tooLate);
    const guess = { orderToken: over.id, note: null };
    expect(await cancelOwnOrder(guest, gateways, guess)).toEqual({
      ok: false,
      reason: "not_found",
    });
  });

  it("ends a paid one within two hours, and its money goes back by itself", async () => {
    const { id, cancel, productId, totalAmount } = await paidOrder();
    expect(await cancel({ ...guest, now: addMinutes(ctx.now, 119) })).toMatchObject({ ok: true });
    expect(await refundsOf(id)).toMatchObject([
      { amount: totalAmount, status: "requested", requestedBy: "visitor", byHand: null },
    ]);
    expect(await findOrder(db, id)).toMatchObject({ status: "cancelled", needsAttention: null });
    expect(await reservedOf(productId)).toBe(0);
    await drainJobs(pool, jobs);
    expect(await findOrder(db, id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
      endedWhy: "by_buyer",
      needsAttention: null,
    });
    const [mail] = await mailsOf(`order-ended:${id}:by_buyer`);
    expect(mail?.text).toContain("We’ll refund your payment to your original payment method");
  });

  it("cannot end a paid one when the two hours are over, or it is being packed", async () => {
    const late = await paidOrder();
    expect(await late.cancel(twoHoursLater)).toEqual(tooLate);
    const packed = await paidOrder();
    await moveOrder(ctx, { orderId: packed.id, to: "processing" });
    expect(await packed.cancel()).toEqual(tooLate);
    expect(await refundsOf(packed.id)).toEqual([]);
  });

  it("leaves a transfer that arrived to staff, who are told", async () => {
    const { id, cancel } = await transferredOrder();
    expect(await cancel()).toMatchObject({ ok: true });
    expect(await refundsOf(id)).toEqual([]);
    expect(await findOrder(db, id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "paid",
      needsAttention: "Canceled after it was paid. Refund it.",
    });
    await drainJobs(pool, jobs);
    const [mail] = await mailsOf(`order-ended:${id}:by_buyer`);
    expect(mail?.text).toContain("by bank transfer");
  });

  it("while a proof waits, staff are told to look for the money", async () => {
    const { id, cancel } = await newOrder("bank");
    const shown = { proofWaitingSince: ctx.now, expiresAt: null };
    const proof = {
      id: ctx.ids.newId(),
      orderId: id,
      fileId: ctx.ids.newId(),
      uploadedAt: ctx.now,
    };
    const picture = { bytes: 1, width: 1, height: 1, sentDigest: "a" };
    await db.update(orders).set(shown).where(eq(orders.id, id));
    await db.insert(transferProofs).values({ ...proof, ...picture });
    expect(await cancel(twoHoursLater)).toEqual(tooLate);
    expect(await cancel()).toMatchObject({ ok: true });
    expect(await findOrder(db, id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "unpaid",
      needsAttention: PROOF_WAITS,
    });
    const manager = as(await accountOf(ctx, "manager"));
    await declineTransfer(manager, { orderId: id, reason: "It never arrived." });
    expect(await findOrder(db, id)).toMatchObject({ status: "cancelled", needsAttention: null });
  });
});

describe("against somebody else, exactly one wins", () => {
  it("a payment that is first goes back by itself; one that comes after is kept for a refund", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cancel } = await newOrder();
      const reference = await openAttempt(ctx, id);
      const [cancelled, told] = await Promise.all([cancel(), tell(ctx, reference)]);
      expect(cancelled.ok).toBe(true);
      const paidFirst = told.ok && told.value.outcome === "settled";
      const outcome = paidFirst ? "settled" : "late_unfulfillable";
      expect(told).toMatchObject({ value: { outcome } });
      expect(await refundsOf(id)).toHaveLength(paidFirst ? 1 : 0);
      expect(await findOrder(db, id)).toMatchObject({
        paymentStatus: "paid",
        status: "cancelled",
        endedWhy: "by_buyer",
        needsAttention: paidFirst
          ? null
          : "Paid late, and the buyer had canceled the order. Refund it.",
      });
    }
  });

  it("a payment that comes after leaves the buyer's next order alone", async () => {
    const { id, cancel, cartId } = await newOrder();
    const reference = await openAttempt(ctx, id);
    await cancel();
    const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}` });
    const next = await makeOrder(ctx, { productId, cartId });
    await tell(ctx, reference);
    expect(await findOrder(db, next)).toMatchObject({ status: "pending", endedWhy: null });
  });

  it.each(["cash", "paid"])("staff who start to pack (%s)", async (kind) => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cancel, productId } = await (kind === "paid" ? paidOrder() : newOrder("cod"));
      if (kind === "cash") await confirmByPhone(ctx, id);
      const [cancelled, packed] = await Promise.all([
        cancel(),
        moveOrder(ctx, { orderId: id, to: "processing" }),
      ]);
      expect(packed.ok).toBe(!cancelled.ok);
      const status = cancelled.ok ? "cancelled" : "processing";
      expect(await findOrder(db, id)).toMatchObject({ status });
      expect(await reservedOf(productId)).toBe(cancelled.ok ? 0 : 1);
      expect(await refundsOf(id)).toHaveLength(cancelled.ok && kind === "paid" ? 1 : 0);
    }
  });

  it("the same buyer pressing twice: the money goes back once", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cancel } = await paidOrder();
      const answers = await Promise.all([cancel(), cancel()]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await refundsOf(id)).toHaveLength(1);
    }
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});
