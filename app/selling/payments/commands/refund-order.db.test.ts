import { asc, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openRefunds } from "#tests/open-refunds.ts";
import { openAttempt, orderToPay, tell } from "../factories.ts";

const shop = await testContext();
const { ctx, db, as } = shop;
const { manager, paidBack, drain, paidOrder, latePayment, paidTwice, refund, ...look } =
  await openRefunds(shop);
const { orderNow, refundsOf, mailOf, stockOf } = look;

describe("a refund in full", () => {
  it("before shipping ends the order, gives its units back and tells the buyer", async () => {
    const { productId, orderId } = await paidOrder();
    expect(await refund(orderId)).toMatchObject({ ok: true });
    expect(await orderNow(orderId)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    await drain();
    expect([...paidBack.values()]).toMatchObject([{ amount: 920_000, currency: "PHP" }]);
    expect(await orderNow(orderId)).toMatchObject({
      status: "refunded",
      paymentStatus: "refunded",
    });
    expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 0 });
    const [written] = await refundsOf(orderId);
    expect(written).toMatchObject({ status: "done", settledAt: ctx.now, failure: null });
    const mail = await mailOf(written?.id);
    expect(mail).toContain("₱9,200");
    expect(mail).toContain("We won’t ship anything from this order");
  });

  it("after shipping changes the money alone", async () => {
    const { productId, orderId } = await paidOrder();
    for (const to of ["processing", "shipped"] as const) {
      await moveOrder(manager, { orderId, to });
    }
    await refund(orderId);
    await drain();
    expect(await orderNow(orderId)).toMatchObject({ status: "shipped", paymentStatus: "refunded" });
    expect(await stockOf(productId)).toEqual({ onHand: 9, reserved: 0 });
  });

  it("answers what a payment that came too late needed a person for", async () => {
    const { orderId } = await latePayment();
    expect((await orderNow(orderId))?.needsAttention).toMatch(/Refund it/);
    await refund(orderId);
    await drain();
    expect(await orderNow(orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
      needsAttention: null,
    });
  });

  it("leaves who asked and why in the audit log", async () => {
    const { orderId } = await paidOrder();
    await refund(orderId);
    await drain();
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, orderId))
      .orderBy(asc(auditLog.id));
    const said = entries.filter((entry) => entry.action.startsWith("refund."));
    const { actor } = manager;
    expect(said).toMatchObject([
      { action: "refund.requested", reason: "asked by phone", after: { amount: 920_000 } },
      { action: "refund.done", actorId: "gateway:test" },
    ]);
    expect(said[0]?.actorId).toBe(actor.kind === "user" ? actor.userId : "");
  });
});

describe("a refund in part", () => {
  it("keeps the order, and the rest ends it", async () => {
    const { productId, orderId } = await paidOrder();
    await refund(orderId, { amount: 200_000 });
    await drain();
    expect(await orderNow(orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "partially_refunded",
    });
    expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 1 });
    await refund(orderId, { amount: 720_000 });
    await drain();
    expect(await orderNow(orderId)).toMatchObject({
      status: "refunded",
      paymentStatus: "refunded",
    });
  });

  it("does not let the rest be forgotten when the order is cancelled after all", async () => {
    const { orderId } = await paidOrder();
    await refund(orderId, { amount: 200_000 });
    await drain();
    await moveOrder(manager, { orderId, to: "cancelled" });
    expect((await orderNow(orderId))?.needsAttention).toMatch(/Refund it/);
    await refund(orderId, { amount: 720_000 });
    await drain();
    expect(await orderNow(orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
      needsAttention: null,
    });
  });

  it("of what was paid twice gives the second payment back, and the order stays paid", async () => {
    const { orderId, second } = await paidTwice();
    expect((await orderNow(orderId))?.needsAttention).toMatch(/twice/);
    await refund(orderId);
    await drain();
    expect([...paidBack.values()]).toMatchObject([{ reference: second }]);
    expect(await orderNow(orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "paid",
      needsAttention: null,
    });
  });

  it("can take from both payments", async () => {
    const { orderId, first, second } = await paidTwice();
    await refund(orderId, { amount: 1_000_000 });
    await drain();
    expect([...paidBack.values()].toSorted((a, b) => b.amount - a.amount)).toMatchObject([
      { reference: second, amount: 920_000 },
      { reference: first, amount: 80_000 },
    ]);
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: "partially_refunded" });
  });
});

it("money that arrives after all went back is shown to a person, and goes back as well", async () => {
  const { orderId, reference } = await orderToPay(ctx);
  await tell(ctx, reference, { type: "payment.failed" });
  await tell(ctx, await openAttempt(ctx, orderId));
  await refund(orderId);
  await drain();
  expect(await tell(ctx, reference)).toMatchObject({ value: { outcome: "paid_twice" } });
  expect(await orderNow(orderId)).toMatchObject({
    status: "refunded",
    paymentStatus: "paid",
    needsAttention: expect.stringMatching(/twice/) as string,
  });
  await refund(orderId);
  await drain();
  expect(await orderNow(orderId)).toMatchObject({
    status: "refunded",
    paymentStatus: "refunded",
    needsAttention: null,
  });
});

describe("never more than was paid", () => {
  it("is given back, counting what is still on its way", async () => {
    const { orderId } = await paidOrder();
    await refund(orderId, { amount: 900_000 });
    expect(await refund(orderId, { amount: 20_001 })).toEqual({
      ok: false,
      reason: "too_much",
      left: 20_000,
    });
  });

  it("is given back by two people at the same moment", async () => {
    const { orderId } = await paidOrder();
    const asked = Array.from({ length: 6 }, () => refund(orderId, { amount: 400_000 }));
    expect((await Promise.all(asked)).filter((one) => one.ok)).toHaveLength(2);
    await drain();
    const sum = [...paidBack.values()].reduce((total, one) => total + one.amount, 0);
    expect(sum).toBe(800_000);
  });

  it("is given back for one form that is sent several times", async () => {
    const { orderId } = await paidOrder();
    const key = ctx.ids.newId();
    const send = (amount = 100_000) => refund(orderId, { key, amount });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await refundsOf(orderId)).toHaveLength(1);
    expect(await send(50_000)).toEqual(refuse("key_used"));
  });

  it("is given back of an order that nobody paid", async () => {
    const { orderId } = await orderToPay(ctx);
    expect(await refund(orderId)).toMatchObject({ reason: "too_much", left: 0 });
  });
});

test.each(["support", "fulfilment", "customer", "visitor"] as const)(
  "%s may not refund",
  async (role) => {
    const { orderId } = await paidOrder();
    expect(await refund(orderId, {}, as(role))).toEqual(refuse("forbidden"));
    expect(await refundsOf(orderId)).toEqual([]);
  },
);

it("knows no order of another id", async () => {
  expect(await refund(ctx.ids.newId())).toEqual(refuse("not_found"));
});

test("after all this the shop still adds up", async () => {
  await drain();
  expect(await checkInvariants(db)).toEqual([]);
});
