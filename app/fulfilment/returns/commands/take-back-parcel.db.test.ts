import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { countRefusedParcels } from "#app/selling/orders/queries/refused-parcels.server.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeReturn, returnJobs, sentOrder } from "../factories.ts";
import { findReturn, linesOfReturn } from "../queries/find-return.server.ts";
import { inspectReturn } from "./inspect-return.server.ts";
import { settleReturn } from "./settle-return.server.ts";
import { takeBackParcel } from "./take-back-parcel.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const fulfilment = as("fulfilment");
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const gateways = gatewaysOf(gateway);

const onItsWay = (by: "card" | "cod") => sentOrder(ctx, { by, isDelivered: false });
const back = (orderId: string, key = ctx.ids.newId()) => ({ orderId, key });

async function onHand(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.onHand;
}

async function taken(orderId: string) {
  const done = await takeBackParcel(fulfilment, back(orderId));
  if (!done.ok) throw new Error(done.reason);
  return done.value.id;
}

describe("a cash parcel that came back", () => {
  it("ends its order, and is a return that is here; nothing is in stock before it is inspected", async () => {
    const { orderId, productId } = await onItsWay("cod");
    const returnId = await taken(orderId);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "unpaid",
      endedWhy: "refused",
      needsAttention: null,
    });
    expect(await findReturn(db, returnId)).toMatchObject({ state: "received", askedBy: "courier" });
    expect(await onHand(productId)).toBe(8);
    const [line] = await linesOfReturn(db, returnId);
    expect(line).toMatchObject({ units: 2, received: 2 });
    const form = { returnId, version: 1, key: ctx.ids.newId() };
    await inspectReturn(fulfilment, { ...form, good: new Map([[line!.id, 2]]) });
    expect(await onHand(productId)).toBe(10);
    const settled = { ...form, version: 2, key: ctx.ids.newId(), refund: undefined, why: "Unpaid" };
    expect(await settleReturn(ctx, gateways, settled)).toMatchObject({ ok: true });
  });

  it("comes back once, however many say so", async () => {
    const { orderId } = await onItsWay("cod");
    const key = ctx.ids.newId();
    const answers = await Promise.all([
      takeBackParcel(fulfilment, back(orderId, key)),
      takeBackParcel(fulfilment, back(orderId, key)),
      takeBackParcel(fulfilment, back(orderId)),
    ]);
    const made = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
    expect(new Set(made).size).toBe(1);
  });

  it("and the cash for it: what was collected before is to be refunded", async () => {
    const { orderId } = await onItsWay("cod");
    const [collected] = await Promise.all([
      collectCash(fulfilment, { orderId, amount: 200_000 }),
      takeBackParcel(fulfilment, back(orderId)),
    ]);
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: collected.ok ? "paid" : "unpaid",
      needsAttention: collected.ok ? "Canceled after it was paid. Refund it." : null,
    });
  });
});

test("a paid parcel that came back is refunded by its return, which needs no person then", async () => {
  const { orderId } = await onItsWay("card");
  const returnId = await taken(orderId);
  expect(await findOrder(db, orderId)).toMatchObject({ needsAttention: expect.any(String) });
  const form = { returnId, version: 1, key: ctx.ids.newId() };
  await inspectReturn(fulfilment, { ...form, good: new Map() });
  const refund = { amount: 200_000, byHand: undefined };
  const settled = { ...form, version: 2, key: ctx.ids.newId(), refund, why: "Not delivered" };
  expect(await settleReturn(ctx, gateways, settled)).toMatchObject({ ok: true });
  await drainJobs(pool, returnJobs(gateway));
  expect(await findOrder(db, orderId)).toMatchObject({
    status: "cancelled",
    paymentStatus: "refunded",
    needsAttention: null,
  });
});

test("one that was marked as delivered stays so, and has what no other return has", async () => {
  const own = await makeReturn(ctx, { quantity: 3, units: 1 });
  const returnId = await taken(own.orderId);
  expect(await linesOfReturn(db, returnId)).toMatchObject([{ units: 2, received: 2 }]);
  expect(await findOrder(db, own.orderId)).toMatchObject({ status: "delivered" });
  expect(await takeBackParcel(ctx, back(own.orderId))).toMatchObject({ reason: "nothing_left" });
});

test("it has to have left", async () => {
  const { productId } = await onItsWay("cod");
  const pending = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  expect(await takeBackParcel(ctx, back(pending))).toMatchObject({ reason: "not_sent" });
  expect(await takeBackParcel(ctx, back(ctx.ids.newId()))).toMatchObject({ reason: "not_found" });
});

it.each(["support", "marketing", "customer", "visitor"] as const)(
  "%s may not say so",
  async (role) => {
    const { orderId } = await onItsWay("cod");
    const refused = { ok: false, reason: "forbidden" };
    expect(await takeBackParcel(as(role), back(orderId))).toEqual(refused);
  },
);

describe("refused parcels are counted", () => {
  const buyer = { id: ctx.ids.newId(), customerId: null, phone: null };

  it.each([
    ["by the address, in any case", { email: "MARIA@example.test" }, true],
    ["by the phone, however it is written", { email: "x@y.test", phone: "+63 917 123-4567" }, true],
    ["not for another address and phone", { email: "x@y.test", phone: "0917 765 4321" }, false],
    ["not for another address without a phone", { email: "x@y.test" }, false],
  ])("%s", async (_, given, counted) => {
    const { orderId } = await onItsWay("cod");
    await pool.query("update orders set phone = '0917 123 4567' where id = $1", [orderId]);
    const before = await countRefusedParcels(db, { ...buyer, ...given });
    await taken(orderId);
    const after = await countRefusedParcels(db, { ...buyer, ...given });
    expect(after - before).toBe(counted ? 1 : 0);
    expect(await countRefusedParcels(db, { ...buyer, ...given, id: orderId })).toBe(before);
  });

  it("not those that were paid", async () => {
    const { orderId } = await onItsWay("card");
    const given = { ...buyer, email: "maria@example.test" };
    const before = await countRefusedParcels(db, given);
    await taken(orderId);
    expect(await countRefusedParcels(db, given)).toBe(before);
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, returnJobs(gateway));
  expect(await checkInvariants(db)).toEqual([]);
});
