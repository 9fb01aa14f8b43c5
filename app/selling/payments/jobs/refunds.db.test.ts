import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { refuse } from "#app/lib/result.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { openRefunds } from "#tests/open-refunds.ts";
import { fakeGateway, gatewaysOf } from "../factories.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import { refundOrder } from "../commands/refund-order.server.ts";
import { sendRefund } from "./refunds.server.ts";

const shop = await testContext();
const { ctx, db } = shop;
const { manager, paidBack, payBack, gatewayAnswers, drain, paidOrder, refund, ...look } =
  await openRefunds(shop);
const { orderNow, refundsOf, mailOf } = look;

describe("when the gateway does not answer", () => {
  it("the refund waits, and comes again under the same id until it does", async () => {
    const { orderId } = await paidOrder();
    await refund(orderId);
    const seen: string[] = [];
    gatewayAnswers((request) => {
      seen.push(request.refundId);
      // The first call refunds, but its answer is lost.
      payBack(request);
      throw new GatewayError("no answer", { temporary: true });
    });
    await expect(drain()).rejects.toThrow("no answer");
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: "paid", needsAttention: null });
    gatewayAnswers(payBack);
    await drain({ retryFailed: true });
    expect(paidBack.size).toBe(1);
    expect(seen).toEqual([...paidBack.keys()]);
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: "refunded" });
  });

  it.each([
    ["for an hour", true, 61],
    ["in words that were agreed", false, 0],
  ])("%s, a person is told, until it does", async (_, temporary, minutes) => {
    const { orderId } = await paidOrder();
    await refund(orderId, { amount: 100_000 });
    const later = { at: addMinutes(ctx.now, minutes) };
    gatewayAnswers(() => {
      throw new GatewayError("no answer", { temporary });
    });
    await expect(drain(later)).rejects.toThrow("no answer");
    expect((await orderNow(orderId))?.needsAttention).toMatch(/hasn’t confirmed/);
    gatewayAnswers(payBack);
    await drain({ ...later, retryFailed: true });
    expect(await orderNow(orderId)).toMatchObject({
      paymentStatus: "partially_refunded",
      needsAttention: null,
    });
  });
});

it("two jobs for one refund write one end", async () => {
  const { orderId } = await paidOrder();
  await refund(orderId, { amount: 100_000 });
  const [written] = await refundsOf(orderId);
  const gateway = fakeGateway({ refund: async (request) => payBack(request) });
  const send = () => sendRefund(ctx, gatewaysOf(gateway), written?.id ?? "");
  await Promise.all([send(), send(), send()]);
  await drain();
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.filter((entry) => entry.action === "refund.done")).toHaveLength(1);
  expect(entries.filter((entry) => entry.action === "order.payment")).toHaveLength(2);
});

it("a refusal of the gateway is final, and can then be paid back by hand", async () => {
  const { orderId } = await paidOrder();
  await refund(orderId);
  gatewayAnswers(() => refuse("exceeds_paid"));
  await drain();
  const order = await orderNow(orderId);
  expect(order).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  expect(order?.needsAttention).toMatch(/refused to refund ₱9,200 \(exceeds_paid\)/);
  expect(await refund(orderId, { byHand: "BPI 4711" })).toMatchObject({ ok: true });
  expect(await orderNow(orderId)).toMatchObject({
    status: "refunded",
    paymentStatus: "refunded",
    needsAttention: null,
  });
  const statuses = (await refundsOf(orderId)).map((one) => one.status).toSorted();
  expect(statuses).toEqual(["done", "failed"]);
});

describe("a payment that came through no gateway of this process", () => {
  it("is paid back by staff and only recorded", async () => {
    const { orderId } = await paidOrder();
    const none = gatewaysOf();
    const input = { key: ctx.ids.newId(), amount: 920_000, reason: "broken", byHand: undefined };
    expect(await refundOrder(manager, none, orderId, input)).toEqual(refuse("by_hand_only"));
    const recorded = { ...input, byHand: "BPI 4711" };
    expect(await refundOrder(manager, none, orderId, recorded)).toMatchObject({ ok: true });
    await drain();
    expect(paidBack.size).toBe(0);
    expect(await orderNow(orderId)).toMatchObject({ paymentStatus: "refunded" });
    const [written] = await refundsOf(orderId);
    const mail = await mailOf(written?.id);
    expect(mail).toContain("BPI 4711");
    expect(mail).not.toContain("broken");
  });
});

test("after all this the shop still adds up", async () => {
  await drain();
  expect(await checkInvariants(db)).toEqual([]);
});
