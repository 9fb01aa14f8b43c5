import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import {
  fakeGateway,
  gatewaysOf,
  payOrder,
  paymentJobs,
  tell,
} from "#app/selling/payments/factories.ts";
import { awaitedDifference } from "#app/selling/payments/queries.server.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { previewChange } from "../pages/desk/edit-order-page.server.ts";
import { liftReservationLimits, orderToChange } from "../factories.ts";
import { changeItemsByStaff } from "./change-items-by-staff.server.ts";
import { payDifference } from "./pay-difference.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const customer = as(await accountOf(ctx, "customer"));
const manager = as("manager");
const gateway = fakeGateway({
  refund: async ({ amount }) => ({ ok: true, value: { refunded: amount } }),
});
const gateways = gatewaysOf(gateway);
const shop = "https://shop.example.test";
const back = { returnUrl: shop, cancelUrl: shop };

async function newOrder(paymentMethod: PaymentMethod) {
  const order = await orderToChange(ctx, { buyer: customer, holder: guest }, gateways, {
    paymentMethod,
  });
  if (paymentMethod === "card") await payOrder(ctx, order.id);
  return order;
}

type Order = Awaited<ReturnType<typeof newOrder>>;

/** The form of a change after its preview. */
async function lookAt(order: Order, wanted: WantedItems) {
  const { totalAmount: shownTotal } = await order.now();
  const wish = { orderId: order.id, wanted, shownTotal, reason: "The buyer phoned" };
  const seen = await previewChange(manager, wish);
  return { ...wish, plannedTotal: seen.ok ? Number(seen.value.plannedTotal) : shownTotal };
}

async function change(order: Order, wanted: WantedItems, by = manager) {
  return changeItemsByStaff(by, gateways, await lookAt(order, wanted));
}

const mailsAbout = async (text: string) =>
  (await db.select().from(mails)).filter(({ subject }) => subject.includes(text));

test.each(["support", "fulfilment", "customer"] as const)("%s may not", async (role) => {
  const order = await newOrder("cod");
  expect(await change(order, { 1: 1 }, as(role))).toMatchObject({ reason: "forbidden" });
  expect(await order.now()).toMatchObject({ totalAmount: 900_000 });
});

describe("an order that is paid", () => {
  it("gives back what it costs less, long after the buyer's two hours, and says so", async () => {
    const order = await newOrder("card");
    const later = { ...manager, now: addDays(ctx.now, 3) };
    expect(await change(order, { 1: 1 }, later)).toEqual({
      ok: true,
      value: { waitsFor: undefined },
    });
    expect(await order.now()).toMatchObject({ totalAmount: 500_000, needsAttention: null });
    expect(await db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { amount: 400_000, reason: "Changed by staff: The buyer phoned" },
    ]);
    const which = and(eq(auditLog.subjectId, order.id), eq(auditLog.action, "order.changed"));
    expect(await db.select().from(auditLog).where(which)).toMatchObject([
      { reason: "The buyer phoned", before: { totalAmount: 900_000 } },
    ]);
    await drainJobs(pool, paymentJobs(gateway));
    const { orderNumber } = await order.now();
    expect(await mailsAbout(`We changed order ${orderNumber}`)).toHaveLength(1);
  });

  it("stays as it is until its buyer has paid more by the link", async () => {
    const order = await newOrder("card");
    expect(await change(order, { 2: 3 })).toEqual({ ok: true, value: { waitsFor: 200_000 } });
    expect(await order.now()).toMatchObject({ totalAmount: 900_000 });
    await drainJobs(pool, paymentJobs(gateway));
    const { orderNumber } = await order.now();
    const [mail] = await mailsAbout(`Pay ₱2,000 to change order ${orderNumber}`);
    expect(mail?.text).toContain("Pay the difference");
    const nextDay = { ...guest, now: addDays(ctx.now, 1) };
    expect(await payDifference(nextDay, gateways, order.token, back)).toMatchObject({ ok: true });
    const reference = (await awaitedDifference(db, order.id))?.reference ?? "";
    expect(await tell(ctx, reference)).toMatchObject({ value: { outcome: "settled" } });
    expect(await order.now()).toMatchObject({ totalAmount: 1_100_000, paymentStatus: "paid" });
  });

  it("can't be paid more for after two days, or once packing has begun", async () => {
    const late = await newOrder("card");
    await change(late, { 2: 3 });
    const inTwoDays = { ...guest, now: addDays(ctx.now, 2) };
    const refused = { ok: false, reason: "not_payable" };
    expect(await payDifference(inTwoDays, gateways, late.token, back)).toEqual(refused);
    const packing = await newOrder("card");
    await moveOrder(ctx, { orderId: packing.id, to: "processing" });
    expect(await change(packing, { 2: 3 })).toMatchObject({ reason: "packing" });
    expect(await change(packing, { 2: 0 })).toMatchObject({ ok: true });
  });
});

describe("a cash order", () => {
  it("costs something else at the door", async () => {
    const order = await newOrder("cod");
    expect(await change(order, { 1: 1 })).toMatchObject({ ok: true });
    expect(await order.now()).toMatchObject({ totalAmount: 500_000, paymentStatus: "cod_due" });
  });

  it("is changed once when two do it at the same time", async () => {
    const order = await newOrder("cod");
    const looks = [await lookAt(order, { 1: 1 }), await lookAt(order, { 2: 0 })];
    const answers = await Promise.all(
      looks.map((look) => changeItemsByStaff(manager, gateways, look)),
    );
    const lost = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
    expect(lost).toEqual(["changed_meanwhile"]);
    expect([500_000, 800_000]).toContain((await order.now()).totalAmount);
  });

  it("is not changed to what was not shown", async () => {
    const order = await newOrder("cod");
    const { totalAmount: shownTotal } = await order.now();
    const wish = { orderId: order.id, wanted: { 1: 1 }, shownTotal, reason: "x", plannedTotal: 1 };
    expect(await changeItemsByStaff(manager, gateways, wish)).toMatchObject({
      reason: "plan_changed",
    });
  });
});

test("a parcel that has left stays as it is", async () => {
  const order = await newOrder("card");
  for (const to of ["processing", "shipped"] as const) {
    await moveOrder(ctx, { orderId: order.id, to });
  }
  expect(await change(order, { 1: 1 })).toMatchObject({ reason: "left" });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, paymentJobs(gateway));
  expect(await checkInvariants(db)).toEqual([]);
});
