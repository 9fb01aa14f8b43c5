import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { ok } from "#app/lib/result.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { buyerForm, liftReservationLimits, place, send } from "#app/selling/checkout/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { fakeGateway, gatewaysOf, payOrder } from "#app/selling/payments/factories.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { recountOrders } from "#app/selling/orders/jobs/customer-orders.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { askForReturn } from "#app/fulfilment/returns/commands/ask-for-return.server.ts";
import { approveReturn } from "#app/fulfilment/returns/commands/approve-return.server.ts";
import { settleReturn } from "#app/fulfilment/returns/commands/settle-return.server.ts";
import { returnsJobs } from "#app/fulfilment/returns/jobs.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import { affiliates, orderReferrals } from "#app/selling/referrals/tables.server.ts";
import {
  affiliateCommissionEntries,
  affiliateCommissions,
} from "#app/reach/affiliates/tables.server.ts";
import { bookCommission } from "#app/reach/affiliates/commands/book-commission.server.ts";
import { releaseCommissions } from "#app/reach/affiliates/commands/release-commissions.server.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const manager = as(await accountOf(ctx, "manager"));
const visitor = as("visitor");
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const gateways = gatewaysOf(gateway);
const files = createDiskFiles("nowhere");
const jobs = planOf(
  { tasks: [deliverMail] },
  ordersJobs,
  paymentsJobs({ gateways, files }),
  returnsJobs(files),
  affiliatesJobs,
);
const juan = as(await accountOf(ctx, "customer"));
const affiliate = await makeAffiliate(ctx, juan.actor.kind === "user" ? juan.actor.userId : "");
const dear = await makeProduct(ctx, { name: "Dear", price: 400_000, stock: 200 });
const cheap = await makeProduct(ctx, { name: "Cheap", price: 100_005, stock: 200 });
const visit = await makeProduct(ctx, { name: "Visit", price: 250_000, kind: "service" });
const newEmail = () => `buyer-${ctx.ids.newId()}@example.test`;

type Buyer = { email?: string; phone?: string | null; typed?: string; clickedAt?: Date };

/** An order of all three, by the link of the affiliate unless a code is typed. */
async function order({ email = newEmail(), phone = null, typed, clickedAt = ctx.now }: Buyer = {}) {
  const lines = [dear, cheap, visit].map((productId) => ({ productId, quantity: 1 }));
  const cart = await fillCart(visitor, ...(lines as [(typeof lines)[0]]));
  const form = buyerForm({ email, phone, ...(typed !== undefined && { referralCode: typed }) });
  const clicked = { code: affiliate.code, at: clickedAt };
  return place(visitor, cart, { form, clicked });
}

async function paid(given: Buyer = {}) {
  const { id } = await order(given);
  await payOrder(ctx, id);
  await drainJobs(pool, jobs);
  return id;
}

async function commission(orderId: string) {
  const [row] = await db
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.orderId, orderId));
  return row;
}

async function entries(orderId: string) {
  const rows = await db
    .select({ entry: affiliateCommissionEntries })
    .from(affiliateCommissionEntries)
    .innerJoin(
      affiliateCommissions,
      eq(affiliateCommissions.id, affiliateCommissionEntries.commissionId),
    )
    .where(eq(affiliateCommissions.orderId, orderId))
    .orderBy(asc(affiliateCommissionEntries.id));
  return rows.map(({ entry: { line, cause, base, amount } }) => [line, cause, base, amount]);
}

const refund = (orderId: string, amount: number) =>
  refundOrder(manager, gateways, orderId, {
    key: ctx.ids.newId(),
    amount,
    reason: "asked by phone",
    byHand: undefined,
  });

const PAID = [
  [1, "paid", 400_000, 40_000],
  [2, "paid", 100_005, 10_001],
];

test("a first order earns 10 % of its goods, the next one 5 %, and neither its consultation", async () => {
  const email = newEmail();
  const first = await paid({ email });
  expect(await commission(first)).toMatchObject({
    affiliateId: affiliate.id,
    orderAmount: 500_005,
    commissionRate: 10,
    commissionAmount: 50_001,
    isFirstOrder: true,
    holdDays: 60,
    status: "pending",
    payableAt: null,
  });
  expect(await entries(first)).toEqual(PAID);
  const second = await paid({ email });
  expect(await commission(second)).toMatchObject({ commissionRate: 5, isFirstOrder: false });
  await saveSettings(ctx, { affiliate_first_percent: "20" });
  await bookCommission(ctx, first);
  expect(await commission(first)).toMatchObject({ commissionRate: 10, commissionAmount: 50_001 });
  await saveSettings(ctx, { affiliate_first_percent: "10" });
  expect(await checkInvariants(db)).toEqual([]);
});

test("the link, or the code before it, is stored with the order; an unpaid one earns nothing", async () => {
  const link = await order();
  const [byLink] = await db
    .select()
    .from(orderReferrals)
    .where(eq(orderReferrals.orderId, link.id));
  expect(byLink).toMatchObject({ affiliateId: affiliate.id, via: "link", clickedAt: ctx.now });
  const code = await order({ typed: affiliate.code });
  const [byCode] = await db
    .select()
    .from(orderReferrals)
    .where(eq(orderReferrals.orderId, code.id));
  expect(byCode).toMatchObject({ affiliateId: affiliate.id, via: "code", clickedAt: null });
  const late = await order({ clickedAt: addDays(ctx.now, -30) });
  expect(await db.$count(orderReferrals, eq(orderReferrals.orderId, late.id))).toBe(0);
  expect(await commission(link.id)).toBeUndefined();
});

test("a code of one's own, or of nobody, is refused before anything is placed", async () => {
  const own = { email: affiliate.email, typed: affiliate.code };
  const asked = async ({ email, typed }: { email: string; typed: string }) => {
    const cart = await fillCart(visitor, { productId: dear, quantity: 1 });
    return send(visitor, cart, { form: buyerForm({ email, referralCode: typed }) });
  };
  const before = await db.$count(orders);
  expect(await asked(own)).toEqual({ ok: false, reason: "referral_own" });
  expect(await asked({ email: newEmail(), typed: "NONE123456" })).toEqual({
    ok: false,
    reason: "referral_unknown",
  });
  expect(await db.$count(orders)).toBe(before);
  const linked = await order({ email: affiliate.email.toUpperCase() });
  expect(await db.$count(orderReferrals, eq(orderReferrals.orderId, linked.id))).toBe(0);
});

test("an order that turns out to be one's own when it is paid earns nothing, and says why", async () => {
  const { id } = await order();
  await db.update(orders).set({ customerId: affiliate.customerId }).where(eq(orders.id, id));
  await payOrder(ctx, id);
  await drainJobs(pool, jobs);
  expect(await commission(id)).toBeUndefined();
  const [referral] = await db.select().from(orderReferrals).where(eq(orderReferrals.orderId, id));
  expect(referral?.refusedWhy).toBe("own_order");
  expect(await checkInvariants(db)).toEqual([]);
});

test("who is suspended when an order is paid earns nothing by it", async () => {
  const { id } = await order();
  await db.update(affiliates).set({ status: "suspended" }).where(eq(affiliates.id, affiliate.id));
  await payOrder(ctx, id);
  await drainJobs(pool, jobs);
  expect(await commission(id)).toBeUndefined();
  expect(await db.$count(orderReferrals, eq(orderReferrals.orderId, (await order()).id))).toBe(0);
  await db.update(affiliates).set({ status: "active" }).where(eq(affiliates.id, affiliate.id));
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a refund of any amount takes off its part of the goods, and one of all that is left the rest", async () => {
  const id = await paid();
  const { totalAmount } = (await findOrder(db, id))!;
  await refund(id, totalAmount / 5);
  await drainJobs(pool, jobs);
  expect(await entries(id)).toEqual([
    ...PAID,
    [2, "refunded", -20_001, -2_001],
    [1, "refunded", -80_000, -8_000],
  ]);
  await refund(id, totalAmount - totalAmount / 5);
  await drainJobs(pool, jobs);
  const all = await entries(id);
  expect(all.reduce((sum, [, , base]) => sum + Number(base), 0)).toBe(0);
  expect(all.reduce((sum, [, , , amount]) => sum + Number(amount), 0)).toBe(0);
  expect(await commission(id)).toMatchObject({ status: "reversed", commissionAmount: 50_001 });
  expect(await checkInvariants(db)).toEqual([]);
});

test("a return takes off the lines that came back, and holds the rest until it is over", async () => {
  const id = await paid();
  for (const to of ["processing", "shipped", "delivered"] as const) {
    await moveOrder(manager, { orderId: id, to });
  }
  const item = (await findOrder(db, id))?.items.find(({ productId }) => productId === cheap);
  const asked = await askForReturn(
    manager,
    { by: "staff", orderId: id },
    { key: ctx.ids.newId(), reason: "wrong", note: "", units: new Map([[item!.id, 1]]) },
  );
  if (!asked.ok) throw new Error(asked.reason);
  const returnId = asked.value.id;
  const later = { ...ctx, now: addDays(ctx.now, 60) };
  await releaseCommissions(later);
  expect(await commission(id)).toMatchObject({ payableAt: null });
  const on = (version: number) => ({ returnId, version, key: ctx.ids.newId() });
  await approveReturn(manager, { ...on(1), comesBack: false, answer: "Keep it." });
  const money = { refund: { amount: 100_005, byHand: undefined }, why: "Wrong item" };
  expect(await settleReturn(manager, gateways, { ...on(2), ...money })).toMatchObject({ ok: true });
  await drainJobs(pool, jobs);
  expect(await entries(id)).toEqual([...PAID, [2, "refunded", -100_005, -10_001]]);
  await releaseCommissions({ ...ctx, now: addDays(ctx.now, 59) });
  expect(await commission(id)).toMatchObject({ payableAt: null });
  await releaseCommissions(later);
  expect(await commission(id)).toMatchObject({ status: "pending", payableAt: later.now });
  expect(await checkInvariants(db)).toEqual([]);
});

test("a cancelled order takes all of it off, and nothing becomes payable", async () => {
  const id = await paid();
  await moveOrder(manager, { orderId: id, to: "cancelled", reason: "By phone" });
  await drainJobs(pool, jobs);
  expect(await commission(id)).toMatchObject({ status: "reversed" });
  expect((await entries(id)).slice(2)).toEqual([
    [2, "cancelled", -100_005, -10_001],
    [1, "cancelled", -400_000, -40_000],
  ]);
  await releaseCommissions({ ...ctx, now: addDays(ctx.now, 400) });
  expect(await commission(id)).toMatchObject({ payableAt: null });
});

test("records that were merged make it one's own order before it is payable", async () => {
  const id = await paid();
  for (const to of ["processing", "shipped"] as const)
    await moveOrder(manager, { orderId: id, to });
  await drainJobs(pool, jobs, { at: at(addDays(ctx.now, 1)).now });
  await db.update(orders).set({ customerId: affiliate.customerId }).where(eq(orders.id, id));
  await recountOrders(ctx, affiliate.customerId);
  await releaseCommissions({ ...ctx, now: addDays(ctx.now, 60) });
  expect(await commission(id)).toMatchObject({ status: "reversed", payableAt: null });
  expect((await entries(id)).at(-1)?.[1]).toBe("own_order");
});

test("paid twice, refunded and booked at once, there is one commission of what was kept", async () => {
  const { id } = await order();
  await payOrder(ctx, id);
  const { totalAmount } = (await findOrder(db, id))!;
  await Promise.all([
    bookCommission(ctx, id),
    refund(id, totalAmount / 5),
    bookCommission(ctx, id),
    bookCommission(ctx, id),
  ]);
  await drainJobs(pool, jobs);
  expect((await entries(id)).length).toBe(4);
  expect(await checkInvariants(db)).toEqual([]);
});

test("nothing of a commission can be changed or deleted", async () => {
  const id = await paid();
  const own = eq(affiliateCommissions.orderId, id);
  const refused = [
    db.update(affiliateCommissions).set({ commissionAmount: 1 }).where(own),
    db.delete(affiliateCommissionEntries),
    db.delete(affiliateCommissions).where(own),
  ];
  for (const change of refused) {
    const answer: unknown = await change.then(
      () => "done",
      (error: Error) => error.cause,
    );
    expect(String(answer)).toContain("is append-only");
  }
});
