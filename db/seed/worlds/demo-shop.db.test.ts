import { eq, gt, inArray, isNotNull, like, notLike } from "drizzle-orm";
import { expect, test } from "vitest";
import { earningsOf } from "#app/reach/affiliates/queries/own-earnings.server.ts";
import { ownBalance } from "#app/reach/affiliates/queries/own-balance.server.ts";
import { PROOF_FILES as PAYOUT_FILES } from "#app/reach/affiliates/rules/proof-terms.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions, affiliatePayouts } from "#app/reach/affiliates/tables.server.ts";
import { affiliatePayoutProofs } from "#app/reach/affiliates/tables/payout-proofs.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { REPORT_FILES } from "#app/goods/lots/rules/report-terms.ts";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import { lotProof } from "#app/goods/lots/rules/lot-proof.ts";
import { labReports, lots } from "#app/goods/lots/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots, parcelItems, parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { coldDays } from "#app/selling/orders/queries/cold-days.server.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { transferProofs } from "#app/selling/payments/tables.server.ts";
import { cashFindings } from "#app/fulfilment/remittances/tables.server.ts";
import { returns } from "#app/fulfilment/returns/tables.server.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { isShown, readClaims } from "#app/running/settings/rules/claims.ts";
import { replyState } from "#app/reach/support/rules/promise-reply.ts";
import { supportTickets } from "#app/reach/support/tables.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { openServices } from "#app/server/services.server.ts";
import { jobPlan } from "#app/worker.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { seedWorld } from "../seed.ts";

/** The printed accounts, and the account of the customer who asks to become an affiliate. */
const ACCOUNTS = DEMO_ACCOUNTS.length + 1;

const { db, pool } = await testContext();
const dataDir = await temporaryFolder();
const services = openServices(
  parseEnv({ DATA_DIR: dataDir }),
  quietLog,
  pool,
  "a secret that only these tests know",
);
const answers = await Promise.all([1, 2, 3].map(() => seedWorld(services, "demo-shop")));
/** Invented buyers of the past, who have no story of their own. */
const PAST = "%@example.test";
const shop = await db
  .select()
  .from(orders)
  .where(notLike(orders.email, PAST))
  .orderBy(orders.createdAt);
const past = await db
  .select()
  .from(orders)
  .where(like(orders.email, PAST))
  .orderBy(orders.createdAt);
const shopIds = shop.map(({ id }) => id);

test("of processes that start at once on an empty database one fills it", () => {
  expect(answers.toSorted()).toEqual([
    'The database is in use already; "demo-shop" was not added.',
    'The database is in use already; "demo-shop" was not added.',
    'The world "demo-shop" is ready.',
  ]);
});

test("there are orders in several states, three of them delivered", () => {
  expect(shop.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`).toSorted()).toEqual([
    "cancelled paid",
    "confirmed paid",
    "delivered paid",
    "delivered paid",
    "delivered paid",
    "pending awaiting_transfer",
    "pending cod_due",
    "pending unpaid",
    "shipped cod_due",
    "shipped paid",
  ]);
});

test("most orders of the past 90 days arrived, and a few ended otherwise", async () => {
  const count = (of: (order: (typeof past)[number]) => boolean) => past.filter(of).length;
  expect(past.length).toBeGreaterThan(350);
  expect(past.length).toBeLessThan(650);
  expect(count(({ status }) => status === "delivered") / past.length).toBeGreaterThan(0.8);
  for (const payment of ["expired", "refunded", "partially_refunded"]) {
    expect(count(({ paymentStatus }) => paymentStatus === payment)).toBeGreaterThan(0);
  }
  expect(count(({ status }) => status === "pending")).toBe(0);
  const buyers = new Map<string, number>();
  for (const { email } of past) buyers.set(email, (buyers.get(email) ?? 0) + 1);
  expect([...buyers.values()].filter((orders) => orders > 1).length).toBeGreaterThan(30);
  expect(new Set(past.map(({ paymentMethod }) => paymentMethod)).size).toBe(5);
});

test("a courier's remittance is short of an order, and has a parcel of nobody", async () => {
  const found = await db.select().from(cashFindings).orderBy(cashFindings.kind);
  expect(found.map(({ kind, amount, expected }) => [kind, amount - expected])).toEqual([
    ["short", -10_000],
    ["unknown", 150_000],
  ]);
});

test("what was shipped came from a lot where its product has one, on a day of cold parcels", async () => {
  const sent = await db
    .select({ slug: products.slug, orderId: orderItems.orderId, lots: orderItemLots.lotId })
    .from(parcelItems)
    .innerJoin(orderItems, eq(orderItems.id, parcelItems.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(orderItemLots, eq(orderItemLots.orderItemId, orderItems.id))
    .where(inArray(orderItems.orderId, shopIds));
  const ofLots = sent.filter(({ slug }) => ["tirzepatide", "ghk-cu"].includes(slug));
  expect(ofLots).toHaveLength(3);
  expect(ofLots.filter((line) => line.lots === null)).toEqual([]);
  const cold = await db.select().from(parcels).where(eq(parcels.isCold, true));
  expect(cold.length).toBeGreaterThan(0);
  for (const { shippedAt } of cold) {
    const { shop: day } = await coldDays({ db, now: shippedAt ?? new Date() });
    expect(day).toEqual({ state: "today" });
  }
});

test("a buyer waits for an answer to a return", async () => {
  const asked = await db.select().from(returns).where(inArray(returns.orderId, shopIds));
  expect(asked).toMatchObject([{ state: "asked", askedBy: "buyer" }]);
});

test("each order happened when it says, and belongs to who placed it", async () => {
  const buyers = await db
    .select()
    .from(customers)
    .where(inArray(customers.email, ["customer@demo.test", "bianca@demo.test"]));
  const idOf = new Map(buyers.map(({ email, id }) => [email, id]));
  for (const order of shop) {
    expect(order.customerId).toBe(idOf.get(order.email) ?? null);
    expect(order.createdAt.getTime()).toBeLessThan(Date.now());
  }
  const minutesToPay = shop.flatMap(({ createdAt, paidAt }) =>
    paidAt ? [(paidAt.getTime() - createdAt.getTime()) / 60_000] : [],
  );
  expect(minutesToPay).toEqual([4, 4, 4, 4, 4, 4]);
  expect(shop.at(-1)?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
});

test("once its jobs are done, everything holds that holds in a shop", async () => {
  await drainJobs(pool, jobPlan(services), { at: new Date() });
  const broken = await checkInvariants(db, { acknowledgedOrderIds: shopIds });
  expect(broken.filter((sentence) => !isMailOfThePast(sentence))).toEqual([]);
  const [carla] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, "customer@demo.test"));
  expect(carla?.orderCount).toBe(3);
  expect(await db.$count(mails)).toBe(49);
  expect(await db.$count(orders, eq(orders.status, "pending"))).toBe(3);
});

/** Mails of past orders would be most of the demo's bytes, so they are left out. */
const isMailOfThePast = (sentence: string) =>
  sentence.startsWith("I8:") && past.some(({ orderNumber }) => sentence.includes(orderNumber));

test("an affiliate was paid once and is paid again, and somebody asks to be one", async () => {
  const [own] = await db.select().from(affiliates).where(eq(affiliates.affiliateCode, "ANADEMO"));
  const id = own?.id ?? "";
  // Paid: 10 % of ₱9,200 and ₱4,500. On its way: 10 % of ₱6,750, and a prize of ₱250. On hold: 5 %
  // of ₱9,200, as its buyer had bought before.
  expect(await earningsOf(db, id)).toMatchObject({ buyers: 3, orders: 4, onHold: 46_000 });
  expect(await ownBalance(db, id)).toEqual({
    balance: 0,
    corrected: 25_000,
    onItsWay: 92_500,
    paidOut: 137_000,
  });
  const standings = await db.select().from(affiliateCommissions);
  expect(standings.map(({ status }) => status).toSorted()).toEqual([
    "paid",
    "pending",
    "pending",
    "reversed",
  ]);
  const found = await db.select().from(affiliatePayouts).orderBy(affiliatePayouts.number);
  expect(found.map(({ state }) => state)).toEqual(["closed", "open"]);
  const [proof] = await db.select().from(affiliatePayoutProofs);
  const receipt = await services.files.area(PAYOUT_FILES).read(proof?.fileId ?? "");
  expect(receipt).toHaveLength(proof?.bytes ?? 0);
  expect(await db.$count(affiliates, eq(affiliates.status, "waiting"))).toBe(1);
});

test("the proof that waits for staff is a picture that can be opened", async () => {
  const [proof] = await db.select().from(transferProofs);
  const picture = await services.files.area(PROOF_FILES).read(proof?.fileId ?? "");
  expect(picture).toHaveLength(proof?.bytes ?? 0);
  expect(shop.filter((order) => order.proofWaitingSince !== null)).toHaveLength(1);
});

test("the one review is labelled as demo, and its product is rated by it", async () => {
  const written = await db.select().from(reviews);
  expect(written).toMatchObject([{ isDemo: true, status: "published", rating: 4 }]);
  const [rated] = await db.select().from(products).where(isNotNull(products.ratingAvg));
  expect(rated).toMatchObject({ slug: "tirzepatide", ratingAvg: 4, ratingCount: 1 });
});

test("every lot is labelled as demo, from one tested in all to one that failed and never left", async () => {
  const entered = await db.select().from(lots).orderBy(lots.lotNumber);
  expect(entered.map(({ isDemo }) => isDemo)).toEqual([true, true, true, true, true]);
  const verdicts = await Promise.all(entered.map(async ({ id }) => findLot(db, id)));
  const tests = verdicts.map((lot) => lot && [lotProof(lot), lot.results.length, lot.openedAt]);
  const opened = expect.any(Date);
  expect(tests).toEqual([
    ["failed", 2, null],
    ["received", 0, opened],
    ["checked", 2, opened],
    ["received", 0, opened],
    ["confirmed", 5, opened],
  ]);
  const reports = await db.select().from(labReports);
  expect(reports).toHaveLength(4);
  for (const { labName, fileId, bytes } of reports) {
    expect(labName).toContain("(demo)");
    expect(await services.files.area(REPORT_FILES).read(fileId)).toHaveLength(bytes);
  }
});

test("every claim has evidence, and that of purity is the report of a lot on sale", async () => {
  const settings = await loadSettings(db);
  expect(Object.values(readClaims(settings)).filter((claim) => !isShown(claim))).toEqual([]);
  expect(settings.claim_purity_evidence).toContain("(/product/tirzepatide#lab-report)");
  const [report] = await db.select().from(labReports).limit(1);
  expect(settings.claim_purity_as_of).toBe(report?.reportedOn);
});

test("every ticket is labelled as demo: one is settled, one overdue, one snoozed, one new", async () => {
  const tickets = await db.select().from(supportTickets).orderBy(supportTickets.createdAt);
  expect(tickets.map(({ isDemo, status }) => [isDemo, status])).toEqual([
    [true, "closed"],
    [true, "open"],
    [true, "open"],
    [true, "open"],
  ]);
  expect(tickets.map((ticket) => replyState(ticket, new Date()))).toEqual([
    "in_time",
    "overdue",
    "waiting",
    "waiting",
  ]);
});

test.each(DEMO_ACCOUNTS)("$email opens by the password that is printed", async (account) => {
  const { email, password, role } = account;
  const { user: found } = await services.auth.api.signInEmail({ body: { email, password } });
  expect(await rolesOf(db, found.id)).toEqual([role]);
});

test("every account of the demo is marked as one", async () => {
  const accounts = await db.select({ isDemo: user.isDemo }).from(user);
  expect(accounts).toEqual(Array.from({ length: ACCOUNTS }, () => ({ isDemo: true })));
});

test("nothing in its log lies in the future", async () => {
  expect(await db.select().from(auditLog).where(gt(auditLog.at, new Date()))).toEqual([]);
});

test("seeding again does nothing", async () => {
  const before = await db.select().from(orders).orderBy(orders.createdAt, orders.id);
  expect(await seedWorld(services, "demo-shop")).toContain("in use already");
  expect(await db.select().from(orders).orderBy(orders.createdAt, orders.id)).toEqual(before);
  expect(await db.$count(user)).toBe(ACCOUNTS);
});
