import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { confirmPayout } from "#app/reach/affiliates/commands/confirm-payout.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { dropPayout } from "#app/reach/affiliates/commands/drop-payout.server.ts";
import { openAccounts } from "#app/reach/affiliates/commands/open-accounts.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { settleLine } from "#app/reach/affiliates/commands/settle-line.server.ts";
import { suspendAffiliate } from "#app/reach/affiliates/commands/suspend-affiliate.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import { balanceOf } from "#app/reach/affiliates/queries/ledger.server.ts";
import { detailsOf } from "#app/reach/affiliates/queries/payout-details.server.ts";
import { findPayout, linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import { statementOf } from "#app/reach/affiliates/queries/statement.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliatePayoutDetails, affiliatePayouts } from "#app/reach/affiliates/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";

const { ctx, db, pool, as } = await testContext();
const jobs = planOf({ tasks: [deliverMail] }, affiliatesJobs);
const drafter = as(await accountOf(ctx, "manager", { email: "drafter@example.test" }));
const confirmer = as(await accountOf(ctx, "manager", { email: "confirmer@example.test" }));
const GCASH = { method: "gcash", holder: "Ana Cruz", number: "09171234567", bank: "" } as const;

/** With details that have waited long enough, and a balance that staff gave. */
async function affiliate(amount = 100_000, { waited = 4 } = {}) {
  const email = `${ctx.ids.newId()}@example.test`;
  const actor = await accountOf(ctx, "customer", { email });
  const made = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "");
  const before = { ...as(actor), now: addDays(ctx.now, -waited) };
  expect(await savePayoutDetails(before, GCASH)).toEqual({ ok: true, value: undefined });
  if (amount !== 0) await adjust(made.id, amount);
  return { ...made, ctx: as(actor) };
}

async function adjust(affiliateId: string, amount: number) {
  const [own] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  const on = { affiliateId, version: own?.version ?? 0, reason: "Made for a test" };
  expect(await adjustBalance(drafter, { ...on, amount })).toMatchObject({ ok: true });
}

async function draft() {
  const made = await draftPayout(drafter);
  if (!made.ok) throw new Error(made.reason);
  const lines = await linesOfPayout(db, made.value.id);
  return { payoutId: made.value.id, lines };
}

const confirm = (payoutId: string, version = 1, by = confirmer) =>
  confirmPayout(by, { payoutId, version });

/** What other tests left as a draft, or owe. */
beforeEach(async () => {
  await drainJobs(pool, jobs);
  await db
    .update(affiliatePayouts)
    .set({ state: "dropped" })
    .where(eq(affiliatePayouts.state, "draft"));
  for (const { id } of await db.select({ id: affiliates.id }).from(affiliates)) {
    const left = await balanceOf(db, id);
    if (left !== 0) await adjust(id, -left);
  }
});

test("a payout is drafted, confirmed by another person, paid and closed, with mail and statement", async () => {
  const own = await affiliate(123_456);
  const { payoutId, lines } = await draft();
  expect(lines).toMatchObject([{ code: own.code, amount: 123_456, lastFour: "4567" }]);
  expect(await confirm(payoutId, 1, drafter)).toEqual({ ok: false, reason: "second_person" });
  expect(await confirm(payoutId)).toEqual({ ok: true, value: "confirmed" });
  expect(await balanceOf(db, own.id)).toBe(0);
  const accounts = await openAccounts(confirmer, { payoutId, method: "gcash" });
  expect(accounts).toMatchObject({
    value: { rows: [{ holder: "Ana Cruz", number: "09171234567", amount: 123_456 }] },
  });
  const [line] = lines;
  const settled = { state: "paid", reference: "GC-1" } as const;
  const [planned] = await linesOfPayout(db, payoutId);
  const lineId = planned?.id ?? line!.id;
  expect(await settleLine(confirmer, { payoutId, lineId, settled })).toMatchObject({ ok: true });
  expect(await settleLine(confirmer, { payoutId, lineId, settled })).toMatchObject({
    reason: "not_now",
  });
  expect(await findPayout(db, payoutId)).toMatchObject({ state: "closed" });
  await drainJobs(pool, jobs);
  const told = await db.select().from(mails).where(eq(mails.to, own.email));
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    "We’ve paid your affiliate balance",
    "Your payout details were changed",
  ]);
  const statement = await statementOf(db, lineId, own.id);
  expect((await statement?.print(undefined))?.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await statementOf(db, lineId, ctx.ids.newId())).toBeUndefined();
  expect(await checkInvariants(db)).toEqual([]);
});

test("each who is left out is listed with the reason", async () => {
  await affiliate();
  const left = {
    suspended: await affiliate(),
    terms: await affiliate(),
    below_zero: await affiliate(-500),
    below_minimum: await affiliate(49_999),
    details_wait: await affiliate(100_000, { waited: 2 }),
  };
  await suspendAffiliate(drafter, { affiliateId: left.suspended.id, version: 2, reason: "Spam" });
  await db.update(affiliates).set({ termsVersion: null }).where(eq(affiliates.id, left.terms.id));
  const { payoutId, lines } = await draft();
  expect(lines).toHaveLength(1);
  const found = (await findPayout(db, payoutId))?.leftOut ?? [];
  expect(Object.fromEntries(found.map(({ code, why }) => [code, why]))).toEqual(
    Object.fromEntries(Object.entries(left).map(([why, { code }]) => [code, why])),
  );
});

test("the settings say the smallest amount, and how many days it waits to be paid", async () => {
  await saveSettings(ctx, { affiliate_minimum_payout: "400", affiliate_payment_days: "7" });
  const own = await affiliate(40_000);
  const { payoutId, lines } = await draft();
  expect(lines).toMatchObject([{ code: own.code, amount: 40_000 }]);
  expect(await findPayout(db, payoutId)).toMatchObject({ cutoff: addDays(ctx.now, -7) });
  await saveSettings(ctx, { affiliate_minimum_payout: "500", affiliate_payment_days: "0" });
});

test("confirmed twice at once, everybody is paid once", async () => {
  const own = await affiliate();
  const { payoutId } = await draft();
  const both = await Promise.all([confirm(payoutId), confirm(payoutId)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(db, own.id)).toBe(0);
  expect(await checkInvariants(db)).toEqual([]);
});

test("there is one draft at a time, also of two people at once", async () => {
  await affiliate();
  const both = await Promise.all([draftPayout(drafter), draftPayout(confirmer)]);
  expect(both.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["draft_there", "ok"]);
});

test("what changed between draft and confirm is looked at again before anything is paid", async () => {
  const own = await affiliate();
  const other = await affiliate();
  const { payoutId } = await draft();
  await adjust(own.id, -30_000);
  expect(await confirm(payoutId)).toEqual({ ok: true, value: "changed" });
  expect([await balanceOf(db, own.id), await balanceOf(db, other.id)]).toEqual([70_000, 100_000]);
  expect(await confirm(payoutId)).toEqual({ ok: false, reason: "changed_meanwhile" });
  await adjust(other.id, -100_000);
  expect(await confirm(payoutId, 2)).toEqual({ ok: true, value: "changed" });
  expect(await confirm(payoutId, 3)).toEqual({ ok: true, value: "confirmed" });
  expect(await balanceOf(db, own.id)).toBe(0);
  expect(await checkInvariants(db)).toEqual([]);
});

test("something taken back while a payout is confirmed comes before it or after it", async () => {
  const own = await affiliate();
  const { payoutId } = await draft();
  const [confirmed] = await Promise.all([confirm(payoutId), adjust(own.id, -30_000)]);
  const left = await balanceOf(db, own.id);
  expect(left).toBe(confirmed.ok && confirmed.value === "confirmed" ? -30_000 : 70_000);
  expect(await checkInvariants(db)).toEqual([]);
});

test("a draft whose people are not due any more drops itself, and an old one pays nobody twice", async () => {
  const own = await affiliate();
  const first = await draft();
  await adjust(own.id, -100_000);
  expect(await confirm(first.payoutId)).toEqual({ ok: true, value: "nobody_left" });
  expect(await findPayout(db, first.payoutId)).toMatchObject({ state: "dropped" });
  expect(await draftPayout(drafter)).toEqual({ ok: false, reason: "nobody" });
  expect(await confirm(first.payoutId, 2)).toEqual({ ok: false, reason: "not_now" });
});

test("a line that can't be paid goes back to the balance, and into the next payout", async () => {
  const own = await affiliate();
  const { payoutId, lines } = await draft();
  await confirm(payoutId);
  const settled = { state: "failed", failedWhy: "The account is closed" } as const;
  const lineId = lines[0]!.id;
  const both = [1, 2].map(() => settleLine(drafter, { payoutId, lineId, settled }));
  expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(db, own.id)).toBe(100_000);
  const next = await draft();
  expect(next.lines).toMatchObject([{ affiliateId: own.id, amount: 100_000 }]);
  expect(await confirm(next.payoutId)).toEqual({ ok: true, value: "confirmed" });
  expect(await checkInvariants(db)).toEqual([]);
});

test("details are stored encrypted, wait three days, and only their affiliate changes them", async () => {
  const own = await affiliate(0);
  const [row] = await db
    .select()
    .from(affiliatePayoutDetails)
    .where(eq(affiliatePayoutDetails.affiliateId, own.id));
  expect(JSON.stringify(row)).not.toMatch(/1234567|Ana/);
  const maya = { ...GCASH, method: "maya", number: "09998887766" } as const;
  await savePayoutDetails(own.ctx, maya);
  expect(await detailsOf(db, own.id)).toMatchObject({
    method: "maya",
    lastFour: "7766",
    usableFrom: addDays(ctx.now, 3),
  });
  const stranger = as(await accountOf(ctx, "customer"));
  expect(await savePayoutDetails(stranger, maya)).toMatchObject({ reason: "no_affiliate" });
  const isNewest = and(
    eq(affiliatePayoutDetails.affiliateId, own.id),
    eq(affiliatePayoutDetails.method, "maya"),
  );
  const change = db.update(affiliatePayoutDetails).set({ lastFour: "0000" }).where(isNewest);
  const answer: unknown = await change.then(
    () => "done",
    (error: Error) => error.cause,
  );
  expect(String(answer)).toContain("is append-only");
});

test("only who may pay out does any of it", async () => {
  await affiliate();
  const { payoutId, lines } = await draft();
  for (const role of ["marketing", "support", "customer"] as const) {
    const by = as(role);
    const settled = { state: "paid", reference: "x" } as const;
    const answers = [
      await draftPayout(by),
      await confirmPayout(by, { payoutId, version: 1 }),
      await dropPayout(by, { payoutId, version: 1 }),
      await settleLine(by, { payoutId, lineId: lines[0]!.id, settled }),
      await openAccounts(by, { payoutId, method: "gcash" }),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: false, reason: "forbidden" })));
  }
  expect(await dropPayout(drafter, { payoutId, version: 1 })).toMatchObject({ ok: true });
});
