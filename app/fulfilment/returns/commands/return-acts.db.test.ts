import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { startRecall } from "#app/fulfilment/recalls/commands/start-recall.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeReturn, returnJobs } from "../factories.ts";
import { findReturn, linesOfReturn } from "../queries/find-return.server.ts";
import { approveReturn } from "./approve-return.server.ts";
import { inspectReturn } from "./inspect-return.server.ts";
import { receiveReturn } from "./receive-return.server.ts";
import { refuseReturn } from "./refuse-return.server.ts";
import { settleReturn } from "./settle-return.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const manager = as("manager");
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const gateways = gatewaysOf(gateway);
const jobs = returnJobs(gateway);

const on = (returnId: string, version: number) => ({ returnId, version, key: ctx.ids.newId() });

async function approved(given: Parameters<typeof makeReturn>[1] = {}) {
  const own = await makeReturn(ctx, given);
  const answer = "By courier, we pay.";
  await approveReturn(manager, { ...on(own.returnId, 1), comesBack: true, answer });
  return own;
}

async function received(given: Parameters<typeof makeReturn>[1] = {}) {
  const own = await approved(given);
  const came = new Map([[own.lineId, given?.units ?? 1]]);
  await receiveReturn(manager, { ...on(own.returnId, 2), came });
  return own;
}

async function onHand(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.onHand;
}

const mailed = (returnId: string, news: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `return:${returnId}:${news}`));

test("from asked to settled, with good units in stock and a part of the money back", async () => {
  const own = await received({ units: 2 });
  const good = new Map([[own.lineId, 1]]);
  expect(await inspectReturn(manager, { ...on(own.returnId, 3), good })).toMatchObject({
    ok: true,
  });
  expect(await onHand(own.productId)).toBe(9);
  const reason = eq(stockMovements.reason, `Return ${own.number}`);
  expect(await db.select().from(stockMovements).where(reason)).toMatchObject([
    { kind: "adjust", onHandDelta: 1 },
  ]);
  const refund = { amount: 150_000, byHand: undefined };
  const settled = { ...on(own.returnId, 4), refund, why: "One was opened" };
  expect(await settleReturn(manager, gateways, settled)).toEqual({ ok: true, value: undefined });
  expect(await findReturn(db, own.returnId)).toMatchObject({
    state: "settled",
    refunded: 150_000,
    endedAt: ctx.now,
  });
  expect(await db.select().from(refunds).where(eq(refunds.requestKey, own.returnId))).toMatchObject(
    [{ amount: 150_000 }],
  );
  await drainJobs(pool, jobs);
  expect(await findOrder(db, own.orderId)).toMatchObject({
    status: "delivered",
    paymentStatus: "partially_refunded",
  });
  expect((await mailed(own.returnId, "approved"))[0]?.text).toContain("By courier, we pay.");
  expect((await mailed(own.returnId, "settled"))[0]?.text).toContain("₱1,500");
});

test("a refund form that was sent with the return's id does not stand in for its money", async () => {
  const own = await received();
  const good = new Map([[own.lineId, 1]]);
  await inspectReturn(manager, { ...on(own.returnId, 3), good });
  const planted = { key: own.returnId, amount: 1, reason: "Not the return", byHand: "BPI 1" };
  expect(await refundOrder(manager, gateways, own.orderId, planted)).toMatchObject({ ok: true });
  const refund = { amount: 50_000, byHand: undefined };
  const settled = { ...on(own.returnId, 4), refund, why: "It was warm" };
  expect(await settleReturn(manager, gateways, settled)).toEqual({ ok: true, value: undefined });
  const given = await db.select().from(refunds).where(eq(refunds.requestKey, own.returnId));
  expect(given).toMatchObject([{ amount: 50_000 }]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

describe("an inspection", () => {
  it("puts nothing that needs cold back into stock", async () => {
    const own = await received({ needsCold: true });
    const good = new Map([[own.lineId, 1]]);
    const refused = { ok: false, reason: "cold" };
    expect(await inspectReturn(manager, { ...on(own.returnId, 3), good })).toEqual(refused);
    const none = { ...on(own.returnId, 3), good: new Map() };
    expect(await inspectReturn(manager, none)).toMatchObject({ ok: true });
    expect(await onHand(own.productId)).toBe(8);
    expect(await linesOfReturn(db, own.returnId)).toMatchObject([{ good: 0, spoiled: 1 }]);
  });

  it("puts nothing of a lot back into stock that is recalled in that moment", async () => {
    const lotNumber = "RECALLED-MEANWHILE";
    const own = await received({ lotNumber });
    const [lot] = await db.select().from(lots).where(eq(lots.lotNumber, lotNumber));
    const good = new Map([[own.lineId, 1]]);
    const form = { ...on(own.returnId, 3), good };
    const recall = { lotId: lot!.id, reason: "Particles", advice: "Do not use it." };
    const [begun, inspected] = await Promise.all([
      startRecall(ctx, recall),
      inspectReturn(manager, form),
    ]);
    expect(begun).toMatchObject({ ok: true });
    // Whichever came first: the returned units are out of stock together with the rest of their
    // lot.
    expect(inspected.ok || inspected.reason).toSatisfy((is) => is === true || is === "recalled");
    expect(await onHand(own.productId)).toBe(0);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
    if (inspected.ok) return;
    const none = { ...on(own.returnId, 3), good: new Map() };
    expect(await inspectReturn(manager, none)).toMatchObject({ ok: true });
  });

  it("says that a lot was recalled", async () => {
    const lotNumber = "RECALLED-BEFORE";
    const own = await received({ lotNumber });
    const [lot] = await db.select().from(lots).where(eq(lots.lotNumber, lotNumber));
    await startRecall(ctx, { lotId: lot!.id, reason: "Particles", advice: "Do not use it." });
    const good = new Map([[own.lineId, 1]]);
    const refused = { ok: false, reason: "recalled" };
    expect(await inspectReturn(manager, { ...on(own.returnId, 3), good })).toEqual(refused);
    expect(await onHand(own.productId)).toBe(0);
  });

  it("moves units once, when two do it at the same time or one presses twice", async () => {
    const own = await received();
    const good = new Map([[own.lineId, 1]]);
    const form = { ...on(own.returnId, 3), good };
    const answers = await Promise.all([
      inspectReturn(manager, form),
      inspectReturn(manager, form),
      inspectReturn(manager, { ...form, key: ctx.ids.newId() }),
    ]);
    expect(await onHand(own.productId)).toBe(9);
    // Whichever form came first, the other one is refused.
    const lost = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
    expect([1, 2]).toContain(lost.length);
    expect(new Set(lost)).toEqual(new Set(["changed_meanwhile"]));
  });
});

describe("what arrives", () => {
  it("is no more than was asked for, and something", async () => {
    const own = await approved();
    const receive = (units: number) =>
      receiveReturn(manager, { ...on(own.returnId, 2), came: new Map([[own.lineId, units]]) });
    expect(await receive(2)).toMatchObject({ reason: "too_many" });
    expect(await receive(0)).toMatchObject({ reason: "nothing_came" });
    expect(await receive(1)).toMatchObject({ ok: true });
  });
});

describe("settling", () => {
  it("gives back no more than is left of the order, and then nothing has happened", async () => {
    const own = await received({ units: 2 });
    await inspectReturn(manager, { ...on(own.returnId, 3), good: new Map() });
    const refund = { amount: 200_001, byHand: undefined };
    const settle = (given: typeof refund) =>
      settleReturn(manager, gateways, { ...on(own.returnId, 4), refund: given, why: "All of it" });
    expect(await settle(refund)).toEqual({ ok: false, reason: "too_much", left: 200_000 });
    expect(await findReturn(db, own.returnId)).toMatchObject({ state: "inspected", refunded: 0 });
    expect(await settle({ ...refund, amount: 200_000 })).toMatchObject({ ok: true });
  });

  it("pays once, when two do it at the same time", async () => {
    const own = await received();
    await inspectReturn(manager, { ...on(own.returnId, 3), good: new Map() });
    const refund = { amount: 50_000, byHand: undefined };
    const settle = () =>
      settleReturn(manager, gateways, { ...on(own.returnId, 4), refund, why: "Broken" });
    const answers = await Promise.all([settle(), settle(), settle()]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const its = eq(refunds.requestKey, own.returnId);
    expect(await db.$count(refunds, its)).toBe(1);
  });

  it("without money tells the buyer why, once for a double press", async () => {
    const own = await approved();
    const form = { ...on(own.returnId, 2), refund: undefined, why: "Nothing ever arrived." };
    for (const _ of [1, 2]) {
      expect(await settleReturn(manager, gateways, form)).toMatchObject({ ok: true });
    }
    await drainJobs(pool, jobs);
    const told = await mailed(own.returnId, "settled");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Nothing ever arrived.");
  });
});

test("good units are in their lot again, spoiled ones are not", async () => {
  const own = await received({ units: 2, quantity: 3, lotNumber: "BACK-1" });
  const packed = async () => {
    const [lot] = await db.select().from(lots).where(eq(lots.lotNumber, "BACK-1"));
    return lot?.packedUnits;
  };
  expect(await packed()).toBe(3);
  await inspectReturn(manager, { ...on(own.returnId, 3), good: new Map([[own.lineId, 1]]) });
  expect(await packed()).toBe(2);
  const order = await findOrder(db, own.orderId);
  expect(order?.items.flatMap(({ lots: from }) => from)).toMatchObject([{ units: 2 }]);
});

test("a refusal is read by the buyer, and ends it", async () => {
  const own = await makeReturn(ctx);
  const refusal = { ...on(own.returnId, 1), answer: "The vial was cold." };
  expect(await refuseReturn(manager, refusal)).toMatchObject({ ok: true });
  const late = { ...on(own.returnId, 2), comesBack: false, answer: null };
  expect(await approveReturn(manager, late)).toMatchObject({ reason: "not_now" });
  await drainJobs(pool, jobs);
  expect((await mailed(own.returnId, "refused"))[0]?.text).toContain("The vial was cold.");
});

test("who read an older version looks again", async () => {
  const own = await approved();
  const old = { ...on(own.returnId, 1), answer: "No." };
  expect(await refuseReturn(manager, old)).toMatchObject({ reason: "changed_meanwhile" });
});

test.each([
  ["support", "approve"],
  ["support", "refuse"],
  ["support", "receive"],
  ["support", "inspect"],
  ["fulfilment", "settle"],
  ["customer", "settle"],
] as const)("%s may not %s", async (role, act) => {
  const other = as(role);
  const own = await makeReturn(ctx);
  const form = on(own.returnId, 1);
  const acts = {
    approve: () => approveReturn(other, { ...form, comesBack: false, answer: null }),
    refuse: () => refuseReturn(other, { ...form, answer: "No." }),
    receive: () => receiveReturn(other, { ...form, came: new Map() }),
    inspect: () => inspectReturn(other, { ...form, good: new Map() }),
    settle: () => settleReturn(other, gateways, { ...form, refund: undefined, why: "No." }),
  };
  expect(await acts[act]()).toEqual({ ok: false, reason: "forbidden" });
  const stays = eq(stockMovements.reason, `Return ${own.number}`);
  expect(await db.$count(stockMovements, stays)).toBe(0);
  expect(await findReturn(db, own.returnId)).toMatchObject({ state: "asked", version: 1 });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});
