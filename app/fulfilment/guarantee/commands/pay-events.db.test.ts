import { describe, expect, it, test } from "vitest";
import { creditOf } from "#app/selling/credit/queries/credit.server.ts";
import { decideArrival } from "#app/fulfilment/arrivals/commands/decide-arrival.server.ts";
import { makeArrival } from "#app/fulfilment/arrivals/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { lateOrder, turnOnGuarantee } from "../factories.ts";
import { openGuarantee } from "#tests/open-guarantee.ts";

const shop = await testContext();
const { ctx, db } = shop;
const { manager, drain, casesOf, refundsOf, recall } = await openGuarantee(shop);

describe("a recalled lot", () => {
  it("pays its buyers: credit for an account, a refund for a guest", async () => {
    const buyer = await accountOf(ctx, "customer");
    const own = await lateOrder(ctx, { days: 0, buyer, lotNumber: "G-1" });
    const guest = await lateOrder(ctx, { days: 0, lotNumber: "G-2" });
    await recall("G-1");
    await recall("G-2");
    await drain();
    expect(await casesOf(own.orderId)).toMatchObject([{ event: "recall", amount: 200_000 }]);
    expect(await creditOf(db, own.customerId ?? "")).toBe(200_000);
    const paid = { amount: 200_000, status: "done" };
    expect(await refundsOf(own.orderId)).toMatchObject([{ ...paid, toCredit: true }]);
    expect(await refundsOf(guest.orderId)).toMatchObject([{ ...paid, toCredit: false }]);
    const said = (await readMails(ctx)).filter(({ subject }) => subject.includes("Our guarantee"));
    expect(said.map(({ text }) => text).join()).toMatch(/recalled a batch.*store credit/s);
    expect(said).toHaveLength(2);
  });

  it("pays nothing while the owner has it off", async () => {
    await turnOnGuarantee(ctx, { guarantee_recall: "off" });
    const { orderId } = await lateOrder(ctx, { days: 0, lotNumber: "G-3" });
    await recall("G-3");
    await drain();
    expect(await casesOf(orderId)).toEqual([]);
  });
});

test.each([
  ["replacement", [{ event: "warm", amount: 200_000 }]],
  ["fine", []],
] as const)("a warm parcel that staff call %s", async (decision, cases) => {
  const { orderId, arrivalId } = await makeArrival(ctx);
  const said = { version: 1, key: ctx.ids.newId(), decision, reply: "The indicator is red." };
  expect((await decideArrival(manager, { arrivalId, ...said })).ok).toBe(true);
  await drain();
  expect(await casesOf(orderId)).toMatchObject(cases);
});

test("a late cold parcel pays its share once, and a recall of it only the rest", async () => {
  const buyer = await accountOf(ctx, "customer");
  const { orderId, customerId = "" } = await lateOrder(ctx, { buyer, lotNumber: "G-4" });
  const punctual = await lateOrder(ctx, { days: 0 });
  await drain();
  expect(await casesOf(punctual.orderId)).toEqual([]);
  await enqueueAny(db, "order.delivered", { orderId });
  await drain();
  expect(await creditOf(db, customerId)).toBe(40_000);
  await recall("G-4");
  await drain();
  expect(await creditOf(db, customerId)).toBe(200_000);
  expect(await casesOf(orderId)).toHaveLength(2);
  expect(await checkInvariants(db)).toEqual([]);
});
