import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { confirmPayout } from "#app/reach/affiliates/commands/confirm-payout.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { settleLine } from "#app/reach/affiliates/commands/settle-line.server.ts";
import { linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import { releaseCommissions } from "#app/reach/affiliates/commands/release-commissions.server.ts";
import { resumeAffiliate } from "#app/reach/affiliates/commands/resume-affiliate.server.ts";
import { suspendAffiliate } from "#app/reach/affiliates/commands/suspend-affiliate.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import { balanceOf, ledgerOf } from "#app/reach/affiliates/queries/ledger.server.ts";
import { ownBalance } from "#app/reach/affiliates/queries/own-balance.server.ts";
import { earningsOf } from "#app/reach/affiliates/queries/own-earnings.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions, affiliateLedger } from "#app/reach/affiliates/tables.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { buyerForm, liftReservationLimits, place } from "#app/selling/checkout/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { fakeGateway, gatewaysOf, payOrder } from "#app/selling/payments/factories.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { ok } from "#app/lib/result.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const manager = as(await accountOf(ctx, "manager"));
const other = as(await accountOf(ctx, "manager", { email: "other-payer@example.test" }));
const visitor = as("visitor");
const gateways = gatewaysOf(
  fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) }),
);
const jobs = planOf(
  { tasks: [deliverMail] },
  ordersJobs,
  paymentsJobs({ gateways, files: createDiskFiles("nowhere") }),
  affiliatesJobs,
);
const productId = await makeProduct(ctx, { name: "Ledgered", price: 100_005, stock: 500 });
const later = { ...ctx, now: addDays(ctx.now, 61) };

async function newAffiliate() {
  const actor = await accountOf(ctx, "customer", { email: `${ctx.ids.newId()}@example.test` });
  const made = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "");
  const account = { method: "maya", holder: "Ana", number: "09171234567", bank: "" } as const;
  await savePayoutDetails(as(actor), account);
  return made;
}

/** A paid order that the affiliate sent, on its way. */
async function sentOrder(code: string) {
  const cart = await fillCart(visitor, { productId, quantity: 2 });
  const form = buyerForm({ email: `${ctx.ids.newId()}@example.test`, referralCode: code });
  const order = await place(visitor, cart, { form });
  await payOrder(ctx, order.id);
  await drainJobs(pool, jobs);
  for (const to of ["processing", "shipped"] as const) {
    await moveOrder(manager, { orderId: order.id, to });
  }
  return order.id;
}

async function refund(orderId: string, amount: number) {
  const reason = "asked by phone";
  const form = { key: ctx.ids.newId(), amount, reason, byHand: undefined };
  const done = await refundOrder(manager, gateways, orderId, form);
  await drainJobs(pool, jobs);
  return done;
}

const version = async (id: string) => {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  return row?.version ?? 0;
};

test("a commission is owed once its hold is over, and what goes back after that is taken off again", async () => {
  const { id, code } = await newAffiliate();
  const orderId = await sentOrder(code);
  await refund(orderId, 100_005);
  expect(await balanceOf(db, id)).toBe(0);
  await Promise.all([releaseCommissions(later), releaseCommissions(later)]);
  const [owed] = await ledgerOf(db, id, { limit: 5 });
  expect(owed).toMatchObject({ kind: "payable", reason: null });
  expect(await balanceOf(db, id)).toBe(owed?.amount);
  await adjustBalance(manager, {
    affiliateId: id,
    version: 1,
    amount: -2_000,
    reason: "Paid twice",
  });
  await refund(orderId, 50_000);
  const rows = await ledgerOf(db, id, { limit: 5 });
  const kinds = rows.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(["adjusted", "clawback", "payable"]);
  expect(rows[0]?.balance).toBe(await balanceOf(db, id));
  expect(await checkInvariants(db)).toEqual([]);
});

test("a balance that fell below zero stays there until something is earned", async () => {
  const { id, code } = await newAffiliate();
  const orderId = await sentOrder(code);
  await releaseCommissions(later);
  const earned = await balanceOf(db, id);
  await adjustBalance(manager, { affiliateId: id, version: 1, amount: -earned, reason: "By hand" });
  await refund(orderId, 200_010);
  expect(await balanceOf(db, id)).toBeLessThan(0);
  expect(await checkInvariants(db)).toEqual([]);
});

test("only who may pay out corrects a balance, and a form sent twice counts once", async () => {
  const { id } = await newAffiliate();
  const asked = { affiliateId: id, version: 1, amount: 500, reason: "A prize" };
  for (const role of ["marketing", "support", "customer"] as const) {
    const refused = await adjustBalance(as(role), asked);
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
  }
  await Promise.all([adjustBalance(manager, asked), adjustBalance(manager, asked)]);
  expect(await balanceOf(db, id)).toBe(500);
});

test("nothing in the ledger can be changed or deleted", async () => {
  const { id } = await newAffiliate();
  await adjustBalance(manager, { affiliateId: id, version: 1, amount: 5, reason: "A test" });
  const refused = [
    db.update(affiliateLedger).set({ amount: 1 }).where(eq(affiliateLedger.affiliateId, id)),
    db.delete(affiliateLedger).where(eq(affiliateLedger.affiliateId, id)),
  ];
  for (const change of refused) {
    const answer: unknown = await change.then(
      () => "done",
      (error: Error) => error.cause,
    );
    expect(String(answer)).toContain("is append-only");
  }
});

const at = (by: typeof manager) => ({ ...by, now: later.now });

/** Pays everybody who is due, or fails to; what of it the affiliate got. */
async function payout(affiliateId: string, fails: boolean): Promise<number> {
  const drafted = await draftPayout(at(manager));
  if (!drafted.ok) return 0;
  const payoutId = drafted.value.id;
  expect(await confirmPayout(at(other), { payoutId, version: 1 })).toMatchObject({ ok: true });
  const lines = await linesOfPayout(db, payoutId);
  const settled = fails
    ? ({ state: "failed", failedWhy: "Drawn" } as const)
    : ({ state: "paid", reference: "Drawn" } as const);
  for (const { id: lineId } of lines) await settleLine(at(other), { payoutId, lineId, settled });
  return fails ? 0 : (lines.find((line) => line.affiliateId === affiliateId)?.amount ?? 0);
}

const step = fc.oneof(
  fc.record({ does: fc.constant("order" as const) }),
  fc.record({
    does: fc.constant("refund" as const),
    which: fc.nat(9),
    amount: fc.integer({ min: 1, max: 120_000 }),
  }),
  fc.record({ does: fc.constant("rate" as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ does: fc.constant("adjust" as const), amount: fc.integer({ min: 1, max: 9_999 }) }),
  fc.record({ does: fc.constant("suspend" as const) }),
  fc.record({ does: fc.constant("release" as const) }),
  fc.record({ does: fc.constant("payout" as const), fails: fc.boolean() }),
);

test("whatever happens, the balance is what is left of the payable commissions, corrected and not paid", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const { id, code } = await newAffiliate();
      const orders = [await sentOrder(code)];
      let corrected = 0;
      let paid = 0;
      for (const one of steps) {
        const on = { affiliateId: id, version: await version(id), reason: "Drawn" };
        if (one.does === "order") orders.push(await sentOrder(code));
        if (one.does === "refund") await refund(orders[one.which % orders.length]!, one.amount);
        if (one.does === "rate") {
          await saveSettings(ctx, { affiliate_first_percent: String(one.percent) });
        }
        if (one.does === "adjust") {
          await adjustBalance(manager, { ...on, amount: -one.amount });
          corrected -= one.amount;
        }
        if (one.does === "suspend") {
          await suspendAffiliate(manager, on);
          await resumeAffiliate(manager, { ...on, version: on.version + 1 });
        }
        if (one.does === "release") await releaseCommissions(later);
        if (one.does === "payout") paid += await payout(id, one.fails);
      }
      const [payable] = await db
        .select({
          left: sql`coalesce(sum((select sum(e.amount) from affiliate_commission_entries e
            where e.commission_id = affiliate_commissions.id)), 0)`.mapWith(Number),
        })
        .from(affiliateCommissions)
        .where(sql`affiliate_id = ${id} and payable_at is not null`);
      expect(await balanceOf(db, id)).toBe((payable?.left ?? 0) + corrected - paid);
      const { left, onHold } = await earningsOf(db, id);
      const { balance, onItsWay, paidOut, ...own } = await ownBalance(db, id);
      expect({ ...own, paidOut }).toEqual({ corrected, paidOut: paid });
      expect(onHold + balance + onItsWay + paidOut).toBe(left + corrected);
      await drainJobs(pool, jobs);
      expect(await checkInvariants(db)).toEqual([]);
    }),
    { numRuns: 6 },
  );
  await saveSettings(ctx, { affiliate_first_percent: "10" });
}, 120_000);
