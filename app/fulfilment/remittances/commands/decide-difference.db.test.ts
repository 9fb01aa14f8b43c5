import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { deliveredOrder, DUE, remit } from "../factories.ts";
import { cashOfOrder } from "../queries/cash-of-order.server.ts";
import { cashOut } from "../pages/desk/remittances-page.server.ts";
import { countCashFindings, nextCashFinding } from "../queries/cash-findings.server.ts";
import type { CashAct } from "../rules/cash-terms.ts";
import { cashActs, cashFindings } from "../tables.server.ts";
import { showCashOfOrder } from "../views/show-cash-of-order.ts";
import { compareCash } from "./compare-cash.server.ts";
import { decideDifference } from "./decide-difference.server.ts";

const { ctx, db, pool, as, at } = await testContext({ connections: 12 });
await publishLegalTexts(ctx);
const fulfilment = as("fulfilment");
const manager = as("manager");

async function differing(collected: number) {
  const { orderId, tracking } = await deliveredOrder(ctx);
  await remit(fulfilment, [{ tracking, collected }]);
  return { orderId, ...(await openOf(orderId)) };
}

async function openOf(orderId: string) {
  const own = and(eq(cashFindings.orderId, orderId), isNull(cashFindings.endedAt));
  const [found] = await db.select().from(cashFindings).where(own);
  return { findingId: found?.id ?? "", version: found?.version ?? 0, found };
}

const decide = (act: CashAct, of: { findingId: string; version: number }, shop = manager) =>
  decideDifference(shop, { findingId: of.findingId, version: of.version, act, note: "Claim 4711" });
const paymentsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));

describe("less cash than was due", () => {
  it("is claimed: it waits for the courier, and for staff again if nothing comes", async () => {
    const short = await differing(900_000);
    const before = await countCashFindings(db);
    expect(await decide("claim", short, fulfilment)).toEqual({ ok: true, value: { ended: false } });
    expect(await countCashFindings(db)).toBe(before - 1);
    const { found } = await openOf(short.orderId);
    expect(found).toMatchObject({ claimedAt: ctx.now, waitsSince: null, version: 2 });
    await compareCash(at(addDays(ctx.now, 13)));
    expect((await openOf(short.orderId)).found?.waitsSince).toBeNull();
    const later = addDays(ctx.now, 14);
    await compareCash(at(later));
    expect((await openOf(short.orderId)).found).toMatchObject({ waitsSince: later });
  });

  it("can be recorded as paid, and the courier still owes the rest", async () => {
    const short = await differing(900_000);
    expect(await decide("pay", short, fulfilment)).toEqual({ ok: true, value: { ended: false } });
    expect(await findOrder(db, short.orderId)).toMatchObject({ paymentStatus: "paid" });
    expect(await paymentsOf(short.orderId)).toMatchObject([{ gateway: "cod", amount: DUE }]);
    await compareCash(ctx);
    const still = await openOf(short.orderId);
    expect(still.found).toMatchObject({ kind: "short", amount: 900_000 });
    expect(await decide("pay", still)).toEqual({ ok: false, reason: "not_due" });
  });

  it("stands on its order with the file that says so, until it is ended", async () => {
    const { orderId, ...short } = await differing(900_000);
    const shown = async () => showCashOfOrder(await cashOfOrder(db, orderId));
    expect(await shown()).toMatchObject({
      lines: [{ label: expect.stringMatching(/^J&T Express: ₱9,000, /) }],
      differences: [{ id: short.findingId, amounts: "₱9,000 received, ₱9,200 due" }],
    });
    await decide("write_off", short);
    expect(await shown()).toMatchObject({ lines: [{}], differences: [] });
    const { orderId: other } = await deliveredOrder(ctx);
    expect(showCashOfOrder(await cashOfOrder(db, other))).toEqual({ lines: [], differences: [] });
  });

  it("is written off by who may give money back: the order is paid, the rest is a row", async () => {
    const short = await differing(900_000);
    expect(await decide("write_off", short, fulfilment)).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await decide("write_off", short)).toEqual({ ok: true, value: { ended: true } });
    expect(await findOrder(db, short.orderId)).toMatchObject({ paymentStatus: "paid" });
    const acts = await db.select().from(cashActs).where(eq(cashActs.findingId, short.findingId));
    expect(acts).toMatchObject([{ act: "write_off", amount: 20_000, note: "Claim 4711" }]);
    await compareCash(ctx);
    expect((await openOf(short.orderId)).found).toBeUndefined();
    const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, short.orderId));
    expect(logged.map(({ action }) => action)).toContain("cash_finding.write_off");
  });

  it("that never came is written off whole", async () => {
    const { orderId } = await deliveredOrder(ctx, { deliveredAt: ctx.now });
    await compareCash(at(addDays(ctx.now, 20)));
    const missing = await openOf(orderId);
    expect(await decide("pay", missing)).toEqual({ ok: false, reason: "not_this_act" });
    expect(await decide("write_off", missing)).toMatchObject({ ok: true });
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
    const acts = await db.select().from(cashActs).where(eq(cashActs.findingId, missing.findingId));
    expect(acts).toMatchObject([{ amount: DUE }]);
  });
});

it("more cash than was due ends once the order is recorded as paid", async () => {
  const over = await differing(DUE + 5_000);
  expect(await decide("write_off", over)).toEqual({ ok: false, reason: "not_this_act" });
  expect(await decide("pay", over)).toEqual({ ok: true, value: { ended: true } });
  expect(await paymentsOf(over.orderId)).toMatchObject([{ amount: DUE }]);
  await compareCash(ctx);
  expect((await openOf(over.orderId)).found).toBeUndefined();
});

it("a note leaves it where it is, and what was decided from an older look is refused", async () => {
  const short = await differing(1);
  expect(await decide("note", short)).toEqual({ ok: true, value: { ended: false } });
  const refused = { ok: false, reason: "changed_meanwhile" };
  expect(await decide("claim", short)).toEqual(refused);
  expect((await openOf(short.orderId)).found).toMatchObject({ version: 2, waitsSince: ctx.now });
});

it.each(["claim", "pay", "write_off", "note"] as const)(
  "one of four who %s at the same time does",
  async (act) => {
    const short = await differing(800_000);
    const tries = await Promise.all(Array.from({ length: 4 }, () => decide(act, short)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(cashActs, eq(cashActs.findingId, short.findingId))).toBe(1);
    expect((await paymentsOf(short.orderId)).length).toBeLessThanOrEqual(1);
  },
);

it.each(["support", "marketing", "clinician", "customer"] as const)(
  "%s may do nothing about it",
  async (role) => {
    const short = await differing(700_000);
    const who = as(role);
    expect(await decide("note", short, who)).toEqual({ ok: false, reason: "forbidden" });
    expect(await decide("write_off", short, who)).toEqual({ ok: false, reason: "forbidden" });
  },
);

test("the queue shows the oldest, and after the last the oldest again", async () => {
  const first = await nextCashFinding(db, null);
  const second = await nextCashFinding(db, first?.id ?? "");
  expect(second?.id).not.toBe(first?.id);
  expect((await nextCashFinding(db, "nonsense"))?.id).toBe(first?.id);
  const seen = new Set<string>();
  let after: string | null = null;
  for (let at = 0; at < (await countCashFindings(db)); at += 1) {
    after = (await nextCashFinding(db, after))?.id ?? "";
    seen.add(after);
  }
  expect(seen.size).toBe(await countCashFindings(db));
  expect((await nextCashFinding(db, after))?.id).toBe(first?.id);
});

test("what couriers still have is what is due and has not come", async () => {
  const sumOf = async () =>
    (await cashOut(db, ctx.now)).carriers.reduce((sum, { amount }) => sum + amount, 0);
  const before = await sumOf();
  const { tracking } = await deliveredOrder(ctx);
  expect(await sumOf()).toBe(before + DUE);
  await remit(fulfilment, [{ tracking, collected: 900_000 }]);
  expect(await sumOf()).toBe(before + 20_000);
  await remit(fulfilment, [{ tracking, collected: 20_000 }]);
  expect(await sumOf()).toBe(before);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
