import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { makeApproval } from "#app/selling/clearance/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyVials, courseJobs, makePlan, makeVialProduct } from "../factories.ts";
import { openPlans } from "../queries/own-course.server.ts";
import { refillOffer } from "../queries/refill-offer.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { therapyCheckIns, therapyPlans } from "../tables.server.ts";
import { changePlan, type PlanChange } from "./change-plan.server.ts";
import { checkIn, type NewCheckIn } from "./check-in.server.ts";
import { logDose } from "./log-dose.server.ts";
import { openVial } from "./open-vial.server.ts";
import { putRefillInCart } from "./put-refill-in-cart.server.ts";
import { reopenPlan } from "./reopen-plan.server.ts";
import { withdrawCourse } from "./withdraw-course.server.ts";

const { ctx, db, pool, as } = await testContext({ now: new Date("2026-11-21T02:00:00Z") });
await publishLegalTexts(ctx);
const tirzepatide = await makeVialProduct(ctx, "tirzepatide");
const semaglutide = await makeVialProduct(ctx, "semaglutide");
const clinician = as(await accountOf(ctx, "clinician"));
/** Four doses of the vial are taken by then, and the fifth needs the next one. */
const NEEDED = "2026-11-28";
let owner: Ctx;
let planId = "";
const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");
const id = () => ctx.ids.newId();

function must(done: { ok: boolean }): void {
  if (!done.ok) throw new Error("it was refused");
}

beforeEach(async () => {
  owner = as(await accountOf(ctx, "customer"));
  const orderItemId = await buyVials(ctx, userOf(owner), tirzepatide, 1);
  planId = await makePlan(owner, tirzepatide, "2026-10-31");
  const vialId = id();
  const vial = { id: vialId, planId, orderItemId, lotId: null, mixedOn: "2026-10-31" };
  must(await openVial(owner, { ...vial, asInstructed: false }));
  for (const takenOn of ["2026-10-31", "2026-11-07", "2026-11-14", "2026-11-21"]) {
    const dose = { id: id(), micrograms: 2_500, takenOn, vialId, site: null };
    must(await logDose(owner, planId, dose));
  }
});

const planOf = async (who = owner) => {
  const [open] = await openPlans(db, userOf(who), planId);
  if (!open) throw new Error("the plan goes on");
  return open;
};
const refill = async (who = owner) => refillOf(who, await planOf(who));
const stateOf = async (who = owner) => (await refill(who)).state;
const offered = async (who = owner) =>
  (await refillOffer(who, await planOf(), { refill: await refill(who), cartToken: undefined }))
    .judged;
const answers = (given: Partial<NewCheckIn["answers"]> = {}) =>
  ({ feeling: "well", flags: [], changes: [], strength: "same", ...given }) as const;
const form = (given: Partial<NewCheckIn["answers"]> = {}): NewCheckIn => ({
  id: id(),
  planId,
  dueOn: NEEDED,
  answers: answers(given),
  isShared: false,
});
const ready = async () => {
  const sent = form();
  expect(await checkIn(owner, sent)).toEqual({ ok: true, value: "ready" });
  return sent.id;
};
const change = async (to: PlanChange, who = owner) =>
  changePlan(who, { planId, version: (await planOf()).plan.version, change: to });
const withoutConsent = async () =>
  (await checkInvariants(db, { jobsDrained: false })).filter((each) => each.startsWith("I12"));
const set = (to: Partial<typeof therapyPlans.$inferInsert>) =>
  db.update(therapyPlans).set(to).where(eq(therapyPlans.id, planId));
const unitsIn = async () =>
  (await db.select().from(cartItems).where(eq(cartItems.productId, tirzepatide))).map(
    ({ quantity }) => quantity,
  );

describe("a check-in", () => {
  test("is asked before the vial is used up, and one form is one check-in", async () => {
    expect(await stateOf()).toEqual({ kind: "due", dueOn: NEEDED });
    const sent = form();
    const both = await Promise.all([checkIn(owner, sent), checkIn(owner, sent)]);
    expect(both).toEqual([
      { ok: true, value: "ready" },
      { ok: true, value: "ready" },
    ]);
    expect(await db.$count(therapyCheckIns, eq(therapyCheckIns.planId, planId))).toBe(1);
    expect(await stateOf()).toMatchObject({ kind: "ready", checkInId: sent.id, mayAnswer: false });
    expect(await checkIn(owner, form())).toMatchObject({ reason: "not_due" });
    expect(await withoutConsent()).toEqual([]);
  });

  test("of two tabs at once is one", async () => {
    const both = await Promise.all([
      checkIn(owner, form()),
      checkIn(owner, form({ feeling: "not_well" })),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(therapyCheckIns, eq(therapyCheckIns.planId, planId))).toBe(1);
  });

  test("is its owner's, about the refill that is due", async () => {
    for (const who of [as("visitor"), as("customer")]) {
      expect(await checkIn(who, form())).toMatchObject({ reason: "forbidden" });
    }
    const other = as(await accountOf(ctx, "customer"));
    await buyVials(ctx, userOf(other), tirzepatide);
    await makePlan(other, tirzepatide, "2026-11-21");
    expect(await checkIn(other, form())).toMatchObject({ reason: "not_found" });
    const stale = { ...form(), dueOn: "2026-11-21" };
    expect(await checkIn(owner, stale)).toMatchObject({ reason: "not_due" });
    await buyVials(ctx, userOf(owner), tirzepatide, 1);
    expect(await stateOf()).toMatchObject({ kind: "ahead" });
    expect(await checkIn(owner, form())).toMatchObject({ reason: "not_due" });
  });

  test.each([
    ["trouble", { feeling: "some_trouble" }, "talk"],
    ["a changed health", { changes: ["pregnancy"] }, "talk"],
    ["a change that no instruction on file says", { strength: "clinician_changed" }, "talk"],
    ["a warning sign", { flags: ["chest_pain"] }, "urgent"],
  ] as const)(
    "with %s comes to no cart, and is answered again from the next day",
    async (_, given, outcome) => {
      const sent = form(given);
      expect(await checkIn(owner, sent)).toEqual({ ok: true, value: outcome });
      expect(await stateOf()).toMatchObject({ kind: outcome, mayAnswer: false });
      expect(await checkIn(owner, form())).toMatchObject({ reason: "not_due" });
      const cart = await putRefillInCart(owner, {
        planId,
        checkInId: sent.id,
        cartToken: undefined,
      });
      expect(cart).toMatchObject({ reason: "not_due" });
      const tomorrow = { ...owner, now: addDays(owner.now, 1) };
      expect(await checkIn(tomorrow, form())).toEqual({ ok: true, value: "ready" });
    },
  );

  test("goes with the consent", async () => {
    await ready();
    expect(await withdrawCourse(owner)).toMatchObject({ ok: true });
    expect(await db.$count(therapyCheckIns, eq(therapyCheckIns.userId, userOf(owner)))).toBe(0);
  });
});

describe("a refill", () => {
  test("is put in the cart once, by two taps at once, by its owner alone, from its course alone", async () => {
    const checkInId = await ready();
    const other = as(await accountOf(ctx, "customer"));
    const put = (who: Ctx) => putRefillInCart(who, { planId, checkInId, cartToken: undefined });
    expect(await put(other)).toMatchObject({ reason: "not_found" });
    const elsewhere = { planId: ctx.ids.newId(), checkInId, cartToken: undefined };
    expect(await putRefillInCart(owner, elsewhere)).toMatchObject({ reason: "not_found" });
    const before = (await unitsIn()).length;
    const both = await Promise.all([put(owner), put(owner)]);
    expect(both.filter((each) => each.ok)).toHaveLength(2);
    expect(both.filter((each) => each.ok && each.value.isNew)).toHaveLength(1);
    expect((await unitsIn()).slice(before)).toEqual([1]);
    expect(await stateOf()).toMatchObject({ kind: "in_cart" });
  });

  test("asks approval, shelf, catalogue and interlocks anew", async () => {
    const checkInId = await ready();
    const put = () => putRefillInCart(owner, { planId, checkInId, cartToken: undefined });
    const sell = (to: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(to).where(eq(products.id, tirzepatide));
    expect(await offered()).toEqual({ kind: "offer", units: 1, cutBy: undefined });
    await sell({ clearance: "required" });
    expect(await offered()).toEqual({ kind: "approval" });
    expect(await put()).toMatchObject({ reason: "not_now" });
    await makeApproval(owner, clinician, { productId: tirzepatide, units: 3 });
    expect(await offered()).toMatchObject({ kind: "offer", units: 1 });
    await sell({ clearance: "acknowledge", isActive: false });
    expect(await offered()).toEqual({ kind: "gone" });
    await sell({ isActive: true });
    const shelf = eq(stockLevels.productId, tirzepatide);
    const [level] = await db.select().from(stockLevels).where(shelf);
    const { onHand = 0, reserved = 0 } = level ?? {};
    await db.update(stockLevels).set({ onHand: reserved }).where(shelf);
    expect(await offered()).toEqual({ kind: "out" });
    expect(await put()).toMatchObject({ reason: "not_now" });
    await db.update(stockLevels).set({ onHand }).where(shelf);
    const beside = { id: id(), userId: userOf(owner), productId: semaglutide, startsOn: NEEDED };
    await db.insert(therapyPlans).values({ ...beside, state: "active", createdAt: ctx.now });
    expect(await offered()).toEqual({ kind: "clash" });
    expect(await put()).toMatchObject({ reason: "not_now" });
    await db.delete(therapyPlans).where(eq(therapyPlans.id, beside.id));
    expect(await put()).toMatchObject({ ok: true });
  });

  test("is left out and asked about after all", async () => {
    expect(await change({ do: "skip", dueOn: "2026-11-21" })).toMatchObject({ reason: "not_due" });
    const version = (await planOf()).plan.version;
    const skip = () =>
      changePlan(owner, { planId, version, change: { do: "skip", dueOn: NEEDED } });
    const both = await Promise.all([skip(), skip()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const state = await stateOf();
    expect(state.kind).toBe("skipped");
    const until = state.kind === "skipped" ? state.until : "";
    expect(until > NEEDED).toBe(true);
    expect(await stateOf({ ...owner, now: new Date(`${until}T02:00:00Z`) })).toMatchObject({
      kind: "due",
    });
    expect(await change({ do: "unskip" })).toMatchObject({ ok: true });
    expect(await stateOf()).toMatchObject({ kind: "due" });
  });
});

describe("a pause", () => {
  test("ends on its day by itself, no sooner than the label allows, and only where it stands", async () => {
    const until = (day: string) => change({ do: "pause", until: day });
    expect(await until("2026-11-21")).toMatchObject({ reason: "pause_day" });
    expect(await until("2027-11-21")).toMatchObject({ reason: "pause_day" });
    expect(await until("2026-11-23")).toMatchObject({ ok: true });
    expect(await stateOf()).toEqual({ kind: "none" });
    const look = async (at: string) => {
      await pool.query("select graphile_worker.add_job('therapy.resume-all')");
      await drainJobs(pool, courseJobs, { at: new Date(at) });
      return (await planOf()).plan;
    };
    expect(await look("2026-11-22T02:00:00Z")).toMatchObject({ state: "paused" });
    expect(await look("2026-11-23T02:00:00Z")).toMatchObject({
      state: "active",
      startsOn: "2026-11-24",
      pausedUntil: null,
    });
    expect(await withoutConsent()).toEqual([]);
  });

  test("of today is taken back as if it had not been, and a stop too", async () => {
    await change({ do: "pause" });
    expect(await change({ do: "unpause" })).toMatchObject({ ok: true });
    expect((await planOf()).plan).toMatchObject({ state: "active", startsOn: "2026-10-31" });
    await change({ do: "pause" });
    const tomorrow = { ...owner, now: addDays(owner.now, 1) };
    expect(await change({ do: "unpause" }, tomorrow)).toMatchObject({ reason: "pause_old" });
    await change({ do: "stop" });
    const other = as(await accountOf(ctx, "customer"));
    await buyVials(ctx, userOf(other), tirzepatide);
    await makePlan(other, tirzepatide, "2026-11-21");
    expect(await reopenPlan(other, planId)).toMatchObject({ reason: "not_found" });
    expect(await reopenPlan(tomorrow, planId)).toMatchObject({ reason: "stop_old" });
    const both = await Promise.all([reopenPlan(owner, planId), reopenPlan(owner, planId)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    await change({ do: "stop" });
    await makePlan(owner, tirzepatide, "2026-11-21");
    expect(await reopenPlan(owner, planId)).toMatchObject({ reason: "running" });
  });
});

test("one mail goes for one refill, to whom asked for reminders, and names nothing", async () => {
  const sent = () =>
    db
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `refill-reminder:${planId}%`));
  const look = async (at: string) => {
    await pool.query("select graphile_worker.add_job('therapy.remind-all')");
    await drainJobs(pool, courseJobs, { at: new Date(at) });
  };
  await look("2026-11-22T02:00:00Z");
  expect(await sent()).toHaveLength(0);
  await set({ reminderHour: 8, state: "paused" });
  await look("2026-11-22T02:00:00Z");
  expect(await sent()).toHaveLength(0);
  await set({ state: "active" });
  for (const day of ["22", "22", "23", "24"]) await look(`2026-11-${day}T02:00:00Z`);
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/tirzepatide|vial|dose|refill/i);
  expect(mail?.unsubscribeUrl).toContain("/stop-reminders/");
  await change({ do: "skip", dueOn: NEEDED });
  await look("2026-11-25T02:00:00Z");
  expect(await sent()).toHaveLength(1);
});

test("whoever checked in is not reminded of it", async () => {
  await ready();
  await set({ reminderHour: 8 });
  await pool.query("select graphile_worker.add_job('therapy.remind-all')");
  await drainJobs(pool, courseJobs, { at: new Date("2026-11-22T02:00:00Z") });
  expect((await planOf()).plan.refillMailedFor).toBe(null);
});
