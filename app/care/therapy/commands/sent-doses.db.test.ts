import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { buyVials, makePlan, makeVialProduct } from "../factories.ts";
import { courseOffline } from "../pages/portal/offline-page.server.ts";
import { therapyDoses, therapyPlans, therapyReceipts } from "../tables.server.ts";
import { changePlan, type PlanChange } from "./change-plan.server.ts";
import { editDose } from "./edit-dose.server.ts";
import { logDose } from "./log-dose.server.ts";
import { openVial } from "./open-vial.server.ts";
import { withdrawCourse } from "./withdraw-course.server.ts";

const { ctx, db, as } = await testContext({ now: new Date("2026-11-21T02:00:00Z") });
await publishLegalTexts(ctx);
const tirzepatide = await makeVialProduct(ctx, "tirzepatide");
const TODAY = "2026-11-21";

let owner: Ctx;
let line = "";
const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");
const id = () => ctx.ids.newId();

beforeEach(async () => {
  owner = as(await accountOf(ctx, "customer"));
  line = await buyVials(ctx, userOf(owner), tirzepatide);
});

const dose = () => ({
  id: id(),
  micrograms: 2_500,
  takenOn: TODAY,
  vialId: null,
  site: null,
});

async function change(who: Ctx, planId: string, to: PlanChange) {
  const [plan] = await db.select().from(therapyPlans).where(eq(therapyPlans.id, planId));
  return changePlan(who, { planId, version: plan?.version ?? 0, change: to });
}

describe("a dose that was sent by a browser", () => {
  it("that arrived once never comes back, changed, removed or of a course that was stopped", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const entry = dose();
    const mark = ownerMark(ctx, userOf(owner));
    expect(await logDose(owner, planId, entry, mark)).toMatchObject({ ok: true });
    const { id: doseId, ...to } = entry;
    const changed = { ...to, site: "arm_left" as const };
    await editDose(owner, { doseId, version: 1, to: changed });
    expect(await logDose(owner, planId, entry, mark)).toMatchObject({ ok: true });
    expect(await logDose(owner, planId, { ...entry, site: "arm_left" }, mark)).toMatchObject({
      reason: "other_dose",
    });
    await editDose(owner, { doseId, version: 2, to: "removed" });
    const again = await Promise.all([1, 2].map(() => logDose(owner, planId, entry, mark)));
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(await change(owner, planId, { do: "stop" })).toMatchObject({ ok: true });
    expect(await logDose(owner, planId, entry, mark)).toMatchObject({ ok: true });
    const outside = { ...dose(), takenOn: "2026-01-01" };
    expect(await logDose(owner, planId, outside, mark)).toMatchObject({ ok: false });
    expect(await db.$count(therapyDoses, eq(therapyDoses.planId, planId))).toBe(0);
  });

  it("that was put in under another account is not logged, under neither", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const other = as(await accountOf(ctx, "customer"));
    const mark = ownerMark(ctx, userOf(other));
    expect(await logDose(owner, planId, dose(), mark)).toMatchObject({ reason: "other_account" });
    expect(await logDose(owner, planId, dose(), "")).toMatchObject({ reason: "other_account" });
    expect(await logDose(ctx, planId, dose(), mark)).toMatchObject({ reason: "forbidden" });
    expect(await db.$count(therapyDoses, eq(therapyDoses.planId, planId))).toBe(0);
  });

  it("of two devices for one day is the first one's, and both know which", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const answers = await Promise.all([dose(), dose()].map((each) => logDose(owner, planId, each)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "same_day" });
    expect(await db.$count(therapyReceipts, eq(therapyReceipts.userId, userOf(owner)))).toBe(1);
  });

  it("is kept for a browser only as far as its owner has read and agreed", async () => {
    const planId = await makePlan(owner, tirzepatide, TODAY);
    const vial = { id: id(), planId, orderItemId: line, lotId: null, mixedOn: "2026-11-10" };
    expect(await openVial(owner, { ...vial, asInstructed: false })).toMatchObject({ ok: true });
    expect(await courseOffline(owner)).toEqual({ open: null });
    await change(owner, planId, { do: "show" });
    const { open } = await courseOffline(owner);
    expect(open).toMatchObject({
      keptOn: TODAY,
      plans: [{ planId, planned: 2_500, most: 15_000, vials: [{ mixedOn: "2026-11-10" }] }],
    });
    expect(JSON.stringify(open)).not.toMatch(/order|lot|instruction|email/i);
    await withdrawCourse(owner);
    expect(await courseOffline(owner)).toEqual({ open: null });
  });
});
