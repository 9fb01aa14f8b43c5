import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/modules/catalog/tables.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import { REPORT_FILES } from "#app/modules/lots/rules/report-terms.ts";
import { findLot } from "#app/modules/lots/queries/list-lots.server.ts";
import { lotProof } from "#app/modules/lots/rules/lot-proof.ts";
import { labReports, lots } from "#app/modules/lots/tables.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { PROOF_FILES } from "#app/modules/payments/rules/transfer-terms.ts";
import { transferProofs } from "#app/modules/payments/tables.server.ts";
import { returns } from "#app/modules/returns/tables.server.ts";
import { reviews } from "#app/modules/reviews/tables.server.ts";
import { replyState } from "#app/modules/support/rules/promise-reply.ts";
import { supportTickets } from "#app/modules/support/tables.server.ts";
import { rolesOf } from "#app/modules/staff/queries.server.ts";
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

const { db, pool } = await testContext();
const dataDir = await temporaryFolder();
const services = openServices(
  parseEnv({ DATA_DIR: dataDir }),
  quietLog,
  pool,
  "a secret that only these tests know",
);
const answers = await Promise.all([1, 2, 3].map(() => seedWorld(services, "demo-shop")));
const shop = await db.select().from(orders).orderBy(orders.createdAt);

test("of processes that start at once on an empty database one fills it", () => {
  expect(answers.toSorted()).toEqual([
    'The database is in use already; "demo-shop" was not added.',
    'The database is in use already; "demo-shop" was not added.',
    'The world "demo-shop" is ready.',
  ]);
});

test("there are orders in several states, one of them delivered", () => {
  expect(shop.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
    ["delivered", "paid"],
    ["shipped", "paid"],
    ["shipped", "cod_due"],
    ["confirmed", "paid"],
    ["cancelled", "paid"],
    ["pending", "awaiting_transfer"],
    ["pending", "cod_due"],
    ["pending", "unpaid"],
  ]);
});

test("a buyer waits for an answer to a return", async () => {
  expect(await db.select().from(returns)).toMatchObject([{ state: "asked", askedBy: "buyer" }]);
});

test("each order happened when it says, and belongs to who placed it", async () => {
  const [carla] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, "customer@demo.test"));
  for (const order of shop) {
    const ordered = order.email === "customer@demo.test" ? carla?.id : null;
    expect(order.customerId).toBe(ordered);
    expect(order.createdAt.getTime()).toBeLessThan(Date.now());
  }
  const minutesToPay = shop.map(({ createdAt, paidAt }) =>
    paidAt ? (paidAt.getTime() - createdAt.getTime()) / 60_000 : undefined,
  );
  expect(minutesToPay).toEqual([4, 4, undefined, 4, 4, undefined, undefined, undefined]);
  expect(shop.at(-1)?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
});

test("once its jobs are done, everything holds that holds in a shop", async () => {
  await drainJobs(pool, jobPlan(services), { at: new Date() });
  expect(await checkInvariants(db, { acknowledgedOrderIds: shop.map(({ id }) => id) })).toEqual([]);
  const [carla] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, "customer@demo.test"));
  expect(carla?.orderCount).toBe(3);
  expect(await db.$count(mails)).toBe(34);
  expect(await db.$count(orders, eq(orders.status, "pending"))).toBe(3);
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
    expect(labName).toContain("does not exist");
    expect(await services.files.area(REPORT_FILES).read(fileId)).toHaveLength(bytes);
  }
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
  expect(accounts).toEqual(DEMO_ACCOUNTS.map(() => ({ isDemo: true })));
});

test("seeding again does nothing", async () => {
  const before = await db.select().from(orders).orderBy(orders.createdAt);
  expect(await seedWorld(services, "demo-shop")).toContain("in use already");
  expect(await db.select().from(orders).orderBy(orders.createdAt)).toEqual(before);
  expect(await db.$count(user)).toBe(DEMO_ACCOUNTS.length);
});
