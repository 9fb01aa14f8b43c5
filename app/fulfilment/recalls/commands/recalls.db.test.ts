import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { loadLot } from "#app/goods/lots/pages/desk/lot-page.server.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { expireOrder } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makePackedLot } from "../factories.ts";
import { recallsJobs } from "../jobs.server.ts";
import { recallOfLot } from "../queries/recall-of-lot.server.ts";
import { answerRecalls } from "./answer-recalls.server.ts";
import { remindBuyers } from "./remind-buyers.server.ts";
import { startRecall } from "./start-recall.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const TOLD = { reason: "Some vials may not be sterile.", advice: "Do not use it.\nKeep it cold." };
const jobs = planOf({ tasks: [deliverMail, expireOrder] }, ordersJobs, recallsJobs);
const drain = () => drainJobs(pool, jobs, { at: ctx.now });
const mailsTo = async (lotNumber: string) => {
  const found = await db
    .select({ to: mails.to })
    .from(mails)
    .where(like(mails.subject, `%batch ${lotNumber}%`));
  return found.map(({ to }) => to).toSorted();
};

test.each(["visitor", "support", "fulfilment"] as const)("%s recalls nothing", async (who) => {
  const { lotId } = await makePackedLot(ctx, {
    name: `Safe ${who}`,
    lotNumber: `S-${who}`,
    units: [1],
  });
  const stranger = as(who);
  expect(await startRecall(stranger, { lotId, ...TOLD })).toMatchObject({ reason: "forbidden" });
  expect(await remindBuyers(stranger, { lotId, sendings: 1 })).toMatchObject({
    reason: "forbidden",
  });
  expect(await recallOfLot(db, lotId)).toBeUndefined();
});

test("exactly the buyers of the lot are mailed, once, and what is left is blocked", async () => {
  const { lotId, productId, orderIds } = await makePackedLot(ctx, {
    name: "Recalled",
    lotNumber: "R-1",
    units: [2, 1],
  });
  await makePackedLot(ctx, { name: "Another", lotNumber: "R-2", units: [1] });
  const waiting = await makeOrder(ctx, { productId, quantity: 3, paymentMethod: "cod" });
  await confirmByPhone(ctx, waiting);

  const started = await Promise.all([1, 2].map(() => startRecall(ctx, { lotId, ...TOLD })));
  expect(started.filter(({ ok }) => ok)).toMatchObject([{ value: { buyers: 2, units: 3 } }]);
  expect(started.find(({ ok }) => !ok)).toMatchObject({ reason: "recalled" });
  await drain();
  await drain();
  expect(await mailsTo("R-1")).toEqual(["buyer-0-r-1@example.test", "buyer-1-r-1@example.test"]);
  const recall = await recallOfLot(db, lotId);
  expect(recall?.buyers.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted());
  expect(recall?.buyers.every(({ mailedAt }) => mailedAt !== null)).toBe(true);

  // 20 arrived, 3 left, and an order reserves 3 of the rest, which stay on the shelf for it.
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level).toMatchObject({ onHand: 3, reserved: 3 });
  expect(await openLot(ctx, lotId)).toMatchObject({ reason: "recalled" });
  const shown = await loadLot(ctx, lotId);
  expect(shown).toMatchObject({ level: undefined, recalled: { why: TOLD.reason } });
  expect(JSON.stringify(shown?.facts)).not.toContain("17 left");
  await moveOrder(ctx, { orderId: waiting, to: "processing" });
  expect(await moveOrder(ctx, { orderId: waiting, to: "shipped" })).toMatchObject({
    reason: "lots_missing",
  });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("who has read it is not reminded, and a reminder goes out once", async () => {
  const { lotId, orderIds } = await makePackedLot(ctx, {
    name: "Reminded",
    lotNumber: "R-3",
    units: [1, 1],
  });
  await startRecall(ctx, { lotId, ...TOLD });
  await drain();
  const token = await tokenOf(ctx, orderIds[0] ?? "");
  expect(await answerRecalls(as("visitor"), token)).toMatchObject({
    value: { answered: 1 },
  });
  expect(await answerRecalls(as("visitor"), token)).toMatchObject({
    value: { answered: 0 },
  });
  expect(await answerRecalls(ctx, "no such link")).toMatchObject({ reason: "not_found" });
  const done = await Promise.all([1, 2].map(() => remindBuyers(ctx, { lotId, sendings: 1 })));
  expect(done.filter(({ ok }) => ok)).toMatchObject([{ value: { buyers: 1 } }]);
  await drain();
  expect(await mailsTo("R-3")).toEqual([
    "buyer-0-r-3@example.test",
    "buyer-1-r-3@example.test",
    "buyer-1-r-3@example.test",
  ]);
  await answerRecalls(ctx, await tokenOf(ctx, orderIds[1] ?? ""));
  expect(await remindBuyers(ctx, { lotId, sendings: 2 })).toMatchObject({ reason: "no_one" });
});

test("a lot that was never opened can be recalled, and never be opened", async () => {
  const { lotId } = await makePackedLot(ctx, { name: "Unopened", lotNumber: "R-4", units: [] });
  await db.update(lots).set({ openedAt: null }).where(eq(lots.id, lotId));
  expect(await startRecall(ctx, { lotId, ...TOLD })).toMatchObject({ value: { buyers: 0 } });
  expect(await openLot(ctx, lotId)).toMatchObject({ reason: "recalled" });
});
