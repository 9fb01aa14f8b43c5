import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyVials, makePlan, makeVialProduct } from "../factories.ts";
import { therapyDoses, therapyEffects, therapyPlans, therapyVials } from "../tables.server.ts";
import { agreeToCourse } from "./agree-to-course.server.ts";
import { changePlan, type PlanChange } from "./change-plan.server.ts";
import { discardVial } from "./discard-vial.server.ts";
import { editDose } from "./edit-dose.server.ts";
import { logDose } from "./log-dose.server.ts";
import { noteEffects } from "./note-effects.server.ts";
import { openVial } from "./open-vial.server.ts";
import { removeEffects } from "./remove-effects.server.ts";
import { startPlan } from "./start-plan.server.ts";
import { withdrawCourse } from "./withdraw-course.server.ts";

const { ctx, db, as, at } = await testContext({ now: new Date("2026-11-21T02:00:00Z") });
await publishLegalTexts(ctx);
const tirzepatide = await makeVialProduct(ctx, "tirzepatide");
const semaglutide = await makeVialProduct(ctx, "semaglutide");
const glow = await makeVialProduct(ctx, "glow");
const TODAY = "2026-11-21";

let owner: Ctx;
let line = "";
const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");
const id = () => ctx.ids.newId();
const withoutConsent = async () =>
  (await checkInvariants(db, { jobsDrained: false })).filter((each) => each.startsWith("I12"));

beforeEach(async () => {
  owner = as(await accountOf(ctx, "customer"));
  line = await buyVials(ctx, userOf(owner), tirzepatide);
});

const start = (who: Ctx, productId: string, startsOn = TODAY) =>
  startPlan(who, { id: id(), productId, startsOn, reminderHour: null });
const dose = (given: Partial<Parameters<typeof logDose>[2]> = {}) => ({
  id: id(),
  micrograms: 2_500,
  takenOn: TODAY,
  vialId: null,
  site: null,
  ...given,
});
const versionOf = async (planId: string) =>
  (await db.select().from(therapyPlans).where(eq(therapyPlans.id, planId)))[0]?.version ?? 0;
const change = async (who: Ctx, planId: string, to: PlanChange) =>
  changePlan(who, { planId, version: await versionOf(planId), change: to });
const vialOf = async (planId: string, orderItemId = line) => {
  const vialId = id();
  const vial = { id: vialId, planId, orderItemId, lotId: null, mixedOn: "2026-11-10" };
  expect(await openVial(owner, { ...vial, asInstructed: true })).toMatchObject({ ok: true });
  return vialId;
};

describe("a course", () => {
  it("is stored only for buyers who agreed", async () => {
    expect(await start(owner, tirzepatide)).toMatchObject({ reason: "consent_needed" });
    for (const who of ["visitor", "customer"] as const) {
      expect(await start(as(who), tirzepatide)).toMatchObject({ reason: "forbidden" });
    }
    const looker = as(await accountOf(ctx, "customer"));
    expect(await agreeToCourse(looker)).toMatchObject({ reason: "not_bought" });
    await agreeToCourse(owner);
    await agreeToCourse(owner);
    const given = await db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, userOf(owner)));
    expect(given).toMatchObject([{ purpose: "health_course", documentVersion: 1 }]);
    expect(await start(owner, tirzepatide)).toMatchObject({ ok: true });
    expect(await withoutConsent()).toEqual([]);
  });

  it("follows only a label or an instruction, of what was bought", async () => {
    await agreeToCourse(owner);
    expect(await start(owner, glow)).toMatchObject({ reason: "not_bought_it" });
    await buyVials(ctx, userOf(owner), glow);
    expect(await start(owner, glow)).toMatchObject({ reason: "no_source" });
    expect(await start(owner, tirzepatide, "2027-03-01")).toMatchObject({ reason: "start_day" });
    await makePlan(owner, tirzepatide, TODAY);
    expect(await start(owner, tirzepatide)).toMatchObject({ reason: "running" });
    await buyVials(ctx, userOf(owner), semaglutide);
    expect(await start(owner, semaglutide)).toMatchObject({ reason: "other_runs" });
  });

  it("started twice by one form is one", async () => {
    await agreeToCourse(owner);
    const form = { id: id(), productId: tirzepatide, startsOn: TODAY, reminderHour: null };
    const answers = await Promise.all([1, 2, 3].map(() => startPlan(owner, form)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const own = eq(therapyPlans.userId, userOf(owner));
    expect(await db.$count(therapyPlans, own)).toBe(1);
  });

  it("is paused, goes on no sooner than the label allows, and stops", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    await logDose(owner, planId, dose());
    expect(await change(owner, planId, { do: "pause" })).toMatchObject({ ok: true });
    const soon = await change(owner, planId, { do: "go_on", nextOn: "2026-11-23" });
    expect(soon).toMatchObject({ reason: "too_soon" });
    expect(await change(owner, planId, { do: "go_on", nextOn: "2026-11-24" })).toMatchObject({
      ok: true,
    });
    const stale = await changePlan(owner, { planId, version: 1, change: { do: "pause" } });
    expect(stale).toMatchObject({ reason: "changed_meanwhile" });
    const other = as(await accountOf(ctx, "customer"));
    await buyVials(ctx, userOf(other), tirzepatide);
    await agreeToCourse(other);
    expect(await change(other, planId, { do: "stop" })).toMatchObject({ reason: "not_found" });
    expect(await change(owner, planId, { do: "stop" })).toMatchObject({ ok: true });
  });

  it("that was stopped takes doses of its own days, and corrections, of its owner alone", async () => {
    const planId = await makePlan(owner, tirzepatide, "2026-11-07");
    const entry = dose({ takenOn: "2026-11-07" });
    expect(await logDose(owner, planId, entry)).toMatchObject({ ok: true });
    expect(await change(owner, planId, { do: "stop" })).toMatchObject({ ok: true });
    const later = { ...owner, now: at("2026-11-30T02:00:00Z").now };
    const log = (takenOn: string) => logDose(later, planId, dose({ takenOn }));
    const outside = { reason: "outside_course", first: "2026-11-07", last: TODAY };
    expect(await log("2026-11-06")).toMatchObject(outside);
    expect(await log("2026-11-22")).toMatchObject(outside);
    expect(await log("2026-11-14")).toMatchObject({ ok: true });
    expect(await log(TODAY)).toMatchObject({ ok: true });
    const { id: doseId, ...to } = entry;
    const edit = { doseId, version: 1, to: { ...to, takenOn: "2026-11-28" } };
    expect(await editDose(later, edit)).toMatchObject(outside);
    const other = as(await accountOf(ctx, "customer"));
    const right = { ...edit, to: { ...to, takenOn: "2026-11-08" } };
    expect(await editDose(other, right)).toMatchObject({ reason: "not_found" });
    expect(await editDose(later, right)).toMatchObject({ ok: true });
    expect(await editDose(later, { doseId, version: 2, to: "removed" })).toMatchObject({
      ok: true,
    });
    expect(await change(owner, planId, { do: "pause" })).toMatchObject({ reason: "not_found" });
  });

  it("is raised only after the doses of its step", async () => {
    const planId = await makePlan(owner, tirzepatide, "2026-10-24");
    for (const takenOn of ["2026-10-24", "2026-10-31", "2026-11-07"]) {
      expect(await logDose(owner, planId, dose({ takenOn }))).toMatchObject({ ok: true });
    }
    expect(await change(owner, planId, { do: "raise" })).toMatchObject({ reason: "not_yet" });
    await logDose(owner, planId, dose({ takenOn: "2026-11-14" }));
    expect(await change(owner, planId, { do: "raise" })).toMatchObject({ ok: true });
    expect(await change(owner, planId, { do: "raise" })).toMatchObject({ reason: "not_yet" });
    expect(await change(owner, planId, { do: "lower" })).toMatchObject({ ok: true });
    expect(await change(owner, planId, { do: "lower" })).toMatchObject({ reason: "lowest" });
  });
});

describe("a dose", () => {
  it("sent many times at once is one, with one answer", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const entry = dose();
    const answers = await Promise.all([1, 2, 3, 4].map(() => logDose(owner, planId, entry)));
    expect(answers).toEqual([1, 2, 3, 4].map(() => ({ ok: true, value: { doseId: entry.id } })));
    const other = await logDose(owner, planId, { ...entry, micrograms: 5_000 });
    expect(other).toMatchObject({ reason: "other_dose" });
    expect(await logDose(owner, planId, dose())).toMatchObject({ reason: "same_day" });
    expect(await db.$count(therapyDoses, eq(therapyDoses.planId, planId))).toBe(1);
  });

  it("is stopped where it is ten times the plan, above the label, or of a day that is not", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const refused = async (given: Parameters<typeof dose>[0]) => {
      const answer = await logDose(owner, planId, dose(given));
      return answer.ok ? "logged" : answer.reason;
    };
    expect(await refused({ micrograms: 25_000 })).toBe("tenfold_more");
    expect(await refused({ micrograms: 15_001 })).toBe("above_most");
    expect(await refused({ micrograms: 250 })).toBe("tenfold_less");
    expect(await refused({ takenOn: "2026-11-22" })).toBe("day_ahead");
    expect(await refused({ takenOn: "2024-11-01" })).toBe("day_old");
    expect(await refused({ vialId: id() })).toBe("no_vial");
    expect(await refused({})).toBe("logged");
  });

  it("of the day in Manila is taken, wherever the server is", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const late = { ...owner, now: at("2026-11-21T15:59:00Z").now };
    expect(await logDose(late, planId, dose({ takenOn: "2026-11-22" }))).toMatchObject({
      reason: "day_ahead",
    });
    const next = { ...owner, now: at("2026-11-21T16:00:00Z").now };
    expect(await logDose(next, planId, dose({ takenOn: "2026-11-22" }))).toMatchObject({
      ok: true,
    });
  });

  it("is corrected and removed by its owner alone, once", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const entry = dose({ takenOn: "2026-11-20" });
    await logDose(owner, planId, entry);
    const { id: doseId, ...to } = entry;
    const other = as(await accountOf(ctx, "customer"));
    const edit = { doseId, version: 1, to: { ...to, site: "belly_left" as const } };
    expect(await editDose(other, edit)).toMatchObject({ reason: "not_found" });
    const both = await Promise.all([editDose(owner, edit), editDose(owner, edit)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const wrong = { doseId, version: 2, to: { ...to, micrograms: 25_000 } };
    expect(await editDose(owner, wrong)).toMatchObject({ reason: "tenfold_more" });
    expect(await editDose(owner, { doseId, version: 2, to: "removed" })).toMatchObject({
      ok: true,
    });
    expect(await editDose(owner, { doseId, version: 2, to: "removed" })).toMatchObject({
      reason: "not_found",
    });
  });
});

describe("a vial", () => {
  it("gives no more than is in it, to doses that are logged at once", async () => {
    const planId = await makePlan(owner, tirzepatide, "2026-11-10");
    const vialId = await vialOf(planId);
    const days = ["2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15", TODAY];
    const answers = await Promise.all(
      days.map((takenOn) => logDose(owner, planId, dose({ takenOn, vialId }))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    const short = answers.filter((answer) => !answer.ok && answer.reason === "vial_short");
    expect(short).toHaveLength(2);
    expect(short[0]).toMatchObject({ left: 0 });
  });

  it("is one that was bought, noted as often as it was, and used within its days", async () => {
    const planId = await makePlan(owner, tirzepatide, "2026-10-01");
    const other = as(await accountOf(ctx, "customer"));
    const notOwn = await buyVials(ctx, userOf(other), tirzepatide);
    const vial = { id: id(), planId, lotId: null, mixedOn: "2026-10-01", asInstructed: false };
    expect(await openVial(owner, { ...vial, orderItemId: notOwn })).toMatchObject({
      reason: "not_this_vial",
    });
    expect(
      await openVial(owner, { ...vial, orderItemId: line, mixedOn: "2026-11-22" }),
    ).toMatchObject({ reason: "mixed_day" });
    const twice = await Promise.all(
      [1, 2].map(() => openVial(owner, { ...vial, orderItemId: line })),
    );
    expect(twice.every(({ ok }) => ok)).toBe(true);
    await vialOf(planId);
    const third = { ...vial, id: id(), orderItemId: line };
    expect(await openVial(owner, third)).toMatchObject({ reason: "none_left" });
    const over = await logDose(owner, planId, dose({ vialId: vial.id }));
    expect(over).toMatchObject({ reason: "vial_over" });
    const inTime = dose({ vialId: vial.id, takenOn: "2026-10-29" });
    expect(await logDose(owner, planId, inTime)).toMatchObject({ ok: true });
    const early = dose({ vialId: vial.id, takenOn: "2026-09-30" });
    expect(await logDose(owner, planId, early)).toMatchObject({ reason: "no_vial" });
    expect(await discardVial(other, vial.id)).toMatchObject({ ok: false });
    expect(await discardVial(owner, vial.id)).toMatchObject({ ok: true });
    const [row] = await db.select().from(therapyVials).where(eq(therapyVials.id, vial.id));
    // Only an instruction tells the amount of water.
    expect(row).toMatchObject({ waterMicrolitres: null, contentMicrograms: 10_000 });
  });
});

describe("what is stored", () => {
  it("goes with the consent, and with the account", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    await logDose(owner, planId, dose({ vialId: await vialOf(planId) }));
    const note = { id: id(), felt: ["nausea"] as const, feltOn: TODAY };
    expect(await noteEffects(owner, note)).toMatchObject({ ok: true });
    expect(await noteEffects(owner, note)).toMatchObject({ ok: true });
    const own = eq(therapyEffects.userId, userOf(owner));
    expect(await db.$count(therapyEffects, own)).toBe(1);
    const other = as(await accountOf(ctx, "customer"));
    expect(await removeEffects(other, note.id)).toMatchObject({ ok: false });
    expect(await withdrawCourse(owner)).toMatchObject({ ok: true });
    for (const table of [therapyPlans, therapyVials, therapyDoses, therapyEffects]) {
      expect(await db.$count(table, eq(table.userId, userOf(owner)))).toBe(0);
    }
    expect(await logDose(owner, planId, dose())).toMatchObject({ reason: "consent_needed" });
    await makePlan(owner, tirzepatide, TODAY);
    await db.delete(user).where(eq(user.id, userOf(owner)));
    expect(await db.$count(therapyPlans, eq(therapyPlans.userId, userOf(owner)))).toBe(0);
    expect(await withoutConsent()).toEqual([]);
  });
});
