import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { compareBooks } from "../../commands/compare-books.server.ts";
import { startPayment } from "../../commands/start-payment.server.ts";
import { paymentJobs } from "../../factories.ts";
import { MOODS, type MoodName } from "../../gateways/fakes/moods.fixture.ts";
import type { Callback } from "../../gateways/gateway.ts";
import { ordersOfReference } from "../../queries/find-payments.server.ts";
import { callbackHealth } from "../../queries/callback-health.server.ts";
import { paymentFindings, payments } from "../../tables.server.ts";
import { openCallbacks } from "./callbacks.fixture.ts";
import { everyRig, type Rig } from "./gateway-rigs.fixture.ts";

/** The contract of every gateway, whichever company runs it. */
const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "Contract vial", price: 920_000, stock: 1_000 });
const rigs = everyRig({ ctx, pool });
const deliver = openCallbacks({ ctx, pool, pattern: "/api/payments/:gateway/callback" });
const back = { returnUrl: "https://shop.example.test/a", cancelUrl: "https://shop.example.test/b" };

async function onPage({ gateway }: Rig) {
  const orderId = await makeOrder(ctx, { productId });
  const started = await startPayment(ctx, gateway, orderId, back);
  if (!started.ok) throw new Error(started.reason);
  const [attempt] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!attempt) throw new Error("no attempt was written");
  return { orderId, page: started.value.redirectUrl, attempt, reference: attempt.reference };
}

const statusOf = async (orderId: string) => (await findOrder(db, orderId))?.paymentStatus;
const settledTimes = (orderId: string) =>
  db.$count(auditLog, and(eq(auditLog.subjectId, orderId), eq(auditLog.action, "order.payment")));

describe.each(rigs.map((rig) => [rig.name, rig] as const))("%s", (_, rig) => {
  const { gateway, moods } = rig;

  it("leads to a page of its own, twice to the same attempt", async () => {
    const { orderId, page, reference } = await onPage(rig);
    const host = new URL(page).host;
    const hosts = gateway.origins.map((origin) => origin.replace(/^https?:\/\/(?:\*\.)?/, ""));
    expect(hosts.some((one) => host === one || host.endsWith(`.${one}`))).toBe(true);
    const again = await Promise.all([1, 2].map(() => startPayment(ctx, gateway, orderId, back)));
    expect(again.every(({ ok }) => ok)).toBe(true);
    const all = await db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(all.map((one) => one.reference)).toEqual([reference]);
  });

  it("says that nothing is paid before it is", async () => {
    const { attempt } = await onPage(rig);
    expect(["open", "unknown"]).toContain((await gateway.fetchStatus(attempt)).state);
    const never = { reference: "order_1_never", sessionId: null };
    expect(await gateway.fetchStatus(never)).toEqual({ state: "unknown" });
  });

  it("tells of a payment by callback and when asked, and the order is paid", async () => {
    const { orderId, attempt, reference } = await onPage(rig);
    await rig.pay(reference);
    const { amount, currency } = attempt;
    expect(await gateway.fetchStatus(attempt)).toMatchObject({ state: "paid", amount, currency });
    expect(await deliver(rig, await rig.callback(reference, ctx.now))).toBe(200);
    expect(await statusOf(orderId)).toBe("paid");
    expect((await callbackHealth(db, gateway.name)).last?.type).toBe("payment.paid");
  });

  it("settles and mails once, however often, at once and reordered it calls", async () => {
    const { orderId, reference } = await onPage(rig);
    await rig.fail(reference);
    const failed = await rig.callback(reference, ctx.now, { eventId: "evt_failed_first" });
    await rig.pay(reference);
    const paid = await rig.callback(reference, ctx.now);
    const all = [paid, failed, paid, paid, failed, paid];
    const answers = await Promise.all(all.map((one) => deliver(rig, one)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await statusOf(orderId)).toBe("paid");
    expect(await settledTimes(orderId)).toBe(1);
    await drainJobs(pool, paymentJobs(gateway));
    const key = eq(mails.dedupeKey, `order-paid:${orderId}`);
    expect(await db.$count(mails, key)).toBe(1);
  });

  it("is believed three days later", async () => {
    const { orderId, reference } = await onPage(rig);
    await rig.pay(reference);
    const at = addMinutes(ctx.now, 3 * 24 * 60);
    expect(await deliver(rig, await rig.callback(reference, at), at)).toBe(200);
    expect(await statusOf(orderId)).toBe("paid");
  });

  it.each([
    ["amount", { amount: 1 }],
    ["currency", { currency: "USD" }],
  ])("pays nothing with another %s, and calls a person", async (__, given) => {
    const { orderId, reference } = await onPage(rig);
    await rig.pay(reference, given);
    expect(await deliver(rig, await rig.callback(reference, ctx.now))).toBe(200);
    expect(await findOrder(db, orderId)).toMatchObject({
      paymentStatus: "unpaid",
      needsAttention: expect.stringMatching(/amount or currency/),
    });
  });

  it("has staff look at money for a reference that the shop never gave out, once", async () => {
    const { orderId, attempt, reference } = await onPage(rig);
    await rig.pay(reference);
    const genuine = await rig.callback(reference, ctx.now, { eventId: `evt_lost_${orderId}` });
    const ours = eq(payments.id, attempt.id);
    // Simulates a payment that another shop opened with the same account.
    await db
      .update(payments)
      .set({ reference: `other_${orderId}` })
      .where(ours);
    const found = () =>
      db.select().from(paymentFindings).where(eq(paymentFindings.reference, reference));
    expect(await deliver(rig, genuine)).toBe(404);
    expect(await deliver(rig, genuine)).toBe(404);
    await compareBooks(ctx);
    expect(await found()).toEqual([]);
    const later = { ...ctx, now: addMinutes(ctx.now, 61) };
    await compareBooks(later);
    const { amount } = attempt;
    expect(await found()).toMatchObject([{ kind: "no_order", amount, endedAt: null }]);
    // Now the reference is known: the payment gets its order, and the finding ends.
    await db.update(payments).set({ reference }).where(ours);
    expect(await deliver(rig, genuine)).toBe(200);
    expect(await statusOf(orderId)).toBe("paid");
    await compareBooks(later);
    expect(await found()).toMatchObject([{ kind: "no_order", endedAt: later.now }]);
  });

  it("is not believed when anybody else writes, or from the other mode", async () => {
    const { orderId, reference } = await onPage(rig);
    await rig.fail(reference);
    const genuine = await rig.callback(reference, ctx.now, { eventId: `evt_${orderId}` });
    const told = genuine.rawBody
      .replace("PAYMENT_FAILED", "PAYMENT_SUCCESS")
      .replace("PENDING", "PAID")
      .replace("payment.failed", "payment.paid");
    const otherMode = await rig.callback(reference, ctx.now, { otherMode: true });
    const forged: Callback[] = [
      { ...genuine, rawBody: told },
      { headers: new Headers(), rawBody: told, from: genuine.from },
      { headers: new Headers(), rawBody: told, from: "192.0.2.1" },
      { ...otherMode, rawBody: told },
      otherMode,
      { ...genuine, rawBody: "{}" },
      { ...genuine, rawBody: `[${genuine.rawBody}]` },
    ];
    for (const one of forged) await deliver(rig, one);
    expect(await statusOf(orderId)).toBe("unpaid");
    expect(await settledTimes(orderId)).toBe(0);
    expect((await callbackHealth(db, gateway.name)).refused).not.toEqual([]);
  });

  it("pays back once by one id, in parts, and never more than was paid", async () => {
    const { attempt, reference } = await onPage(rig);
    const { amount, currency, sessionId } = attempt;
    const refund = (refundId: string, part: number) =>
      gateway.refund({ reference, sessionId, amount: part, currency, refundId });
    expect(await refund("rf_early", 100)).toMatchObject({ ok: false });
    await rig.pay(reference);
    expect(await refund("rf_1", 50_000)).toMatchObject({ ok: true });
    expect(await refund("rf_1", 50_000)).toMatchObject({ ok: true });
    expect(await refund("rf_2", amount - 50_000)).toMatchObject({ ok: true });
    expect(await refund("rf_3", 100)).toEqual({ ok: false, reason: "exceeds_paid" });
    const other = { reference: "order_1_never", sessionId: null, currency, refundId: "rf_4" };
    expect(await gateway.refund({ ...other, amount: 100 })).toMatchObject({
      reason: "unknown_reference",
    });
  });

  it("pays back all of it, and then nothing is left", async () => {
    const { attempt, reference } = await onPage(rig);
    const { amount, currency, sessionId } = attempt;
    await rig.pay(reference);
    const whole = { reference, sessionId, amount, currency };
    expect(await gateway.refund({ ...whole, refundId: "rf_all" })).toMatchObject({ ok: true });
    expect(await gateway.refund({ ...whole, refundId: "rf_all" })).toMatchObject({ ok: true });
    const more = { ...whole, amount: amount + 1, refundId: "rf_more" };
    expect(await gateway.refund(more)).toMatchObject({ ok: false, reason: "exceeds_paid" });
  });

  test.each(Object.keys(MOODS) as MoodName[])("a provider that %s is no answer", async (mood) => {
    const { attempt, reference } = await onPage(rig);
    await rig.pay(reference);
    moods.turn(mood);
    const asked = gateway.fetchStatus(attempt, 50);
    await expect(asked).rejects.toMatchObject({
      name: "GatewayError",
      temporary: MOODS[mood].temporary,
    });
    moods.turn(undefined);
    expect(await gateway.fetchStatus(attempt)).toMatchObject({ state: "paid" });
  });

  it("may be slow", async () => {
    const { attempt, reference } = await onPage(rig);
    await rig.pay(reference);
    moods.slowDown(30);
    expect(await gateway.fetchStatus(attempt)).toMatchObject({ state: "paid" });
    moods.slowDown(0);
  });

  it("that is down leaves the order to be paid, and is asked again", async () => {
    const orderId = await makeOrder(ctx, { productId });
    moods.turn("is broken");
    await startPayment(ctx, gateway, orderId, back);
    moods.turn(undefined);
    expect(await startPayment(ctx, gateway, orderId, back)).toMatchObject({ ok: true });
    const all = await db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(all).toMatchObject([{ status: "open" }]);
  });
});

const provided = rigs.flatMap((rig) => (rig.provider ? [[rig.name, rig] as const] : []));

describe.each(provided)("%s alone", (_, rig) => {
  const { gateway, moods } = rig;

  it("tells nothing in the address of its page, and makes one page for one attempt", async () => {
    const orderId = await makeOrder(ctx, { productId });
    const start = async () => {
      const started = await startPayment(ctx, gateway, orderId, back);
      return started.ok ? started.value.redirectUrl : started.reason;
    };
    const [page, ...others] = await Promise.all([start(), start(), start()]);
    expect(page).not.toMatch(/amount|@|order_/);
    expect([...others, await start()]).toEqual([page, page, page]);
  });

  it("says so when it makes no page", async () => {
    const orderId = await makeOrder(ctx, { productId });
    moods.turn("is broken");
    const refusal = { ok: false, reason: "gateway_unavailable" };
    expect(await startPayment(ctx, gateway, orderId, back)).toEqual(refusal);
    moods.turn(undefined);
  });

  it("is told all that is bought, to the centavo, and where it goes", async () => {
    const { attempt, reference } = await onPage(rig);
    const asked = JSON.stringify(rig.provider?.sale(reference).asked);
    expect(rig.provider?.sale(reference).amount).toBe(attempt.amount);
    expect(asked).toContain("Contract vial");
    expect(asked).toContain(reference);
  });

  it("leaves to staff what it pays back to nobody, such as QR Ph", async () => {
    const { attempt, reference } = await onPage(rig);
    await rig.pay(reference, { takesRefunds: false, canVoid: false });
    const { amount, currency, sessionId } = attempt;
    const refund = { reference, sessionId, amount, currency, refundId: "rf_qr" };
    expect(await gateway.refund(refund)).toEqual({ ok: false, reason: "declined" });
  });

  it("pays back in another way what cannot be voided any more", async () => {
    const { attempt, reference } = await onPage(rig);
    await rig.pay(reference, { canVoid: false });
    const { amount, currency, sessionId } = attempt;
    const refund = { reference, sessionId, amount, currency, refundId: "rf_late" };
    expect(await gateway.refund(refund)).toMatchObject({ ok: true });
    expect(rig.provider?.sale(reference).payments[0]?.refunds).toMatchObject([{ amount }]);
  });

  it("is found by the number on the buyer's own receipt", async () => {
    const { orderId, reference } = await onPage(rig);
    await rig.pay(reference);
    const number = rig.provider?.sale(reference).payments[0]?.receiptNumber ?? "";
    await deliver(rig, await rig.callback(reference, ctx.now));
    const { rows } = await db.execute(ordersOfReference(number));
    expect(rows).toEqual([{ id: orderId }]);
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, paymentJobs(...rigs.map(({ gateway }) => gateway)));
  expect(await checkInvariants(db)).toEqual([]);
});
