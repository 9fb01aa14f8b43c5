import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { saveAutomation } from "#app/running/automations/commands/save-automation.server.ts";
import { automationsJobs } from "#app/running/automations/jobs.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import type { AutomationKey } from "#app/running/automations/rules/automation-terms.ts";
import { automationRuns } from "#app/running/automations/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { buyVials, makePlan, makeVialProduct } from "../factories.ts";
import { followMissedCheckIns } from "../jobs/follow-missed-check-ins.server.ts";
import { therapyJobs } from "../jobs.server.ts";
import { courseToken } from "../rules/course-links.ts";
import { therapyPlans } from "../tables.server.ts";
import { checkIn } from "./check-in.server.ts";
import { logDose } from "./log-dose.server.ts";
import { openVial } from "./open-vial.server.ts";
import { stopReminders } from "./stop-reminders.server.ts";
import { withdrawCourse } from "./withdraw-course.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const product = await makeVialProduct(ctx, "tirzepatide");
const staff = as("admin");
const followers = [followMissedCheckIns];
const plan = planOf(
  { tasks: [deliverMail] },
  therapyJobs,
  automationsJobs({ followers, agrees: () => sql`true` }),
);
/** Four doses of the vial are taken by then, and the fifth needs the next vial. */
const NEEDED = "2026-11-28";
let owner: Ctx;
let planId = "";

function must(done: { ok: boolean }): void {
  if (!done.ok) throw new Error("it was refused");
}

async function set(key: AutomationKey, given: object) {
  const { version, isOn, delay, delayUnit } = await automationOf(db, key);
  const wish = { isOn, delay, delayUnit, ...given };
  expect(await saveAutomation(staff, wish, { key, version })).toMatchObject({ ok: true });
}

/** Runs the job this many days after the first one, at 10 AM in Manila. */
async function look(days: number) {
  await enqueueAny(db, "therapy.remind-all", {});
  await drainJobs(pool, plan, { at: addDays(ctx.now, days) });
  await enqueueAny(db, "automations.run", {});
  await drainJobs(pool, plan, { at: addDays(ctx.now, days) });
}

const refillMails = () => db.$count(mails, like(mails.dedupeKey, `refill-reminder:${planId}%`));
const asked = () => db.select().from(mails).where(eq(mails.kind, "follow-check-in"));
const runs = (key: AutomationKey) =>
  db.select().from(automationRuns).where(eq(automationRuns.automation, key));

beforeEach(async () => {
  await pool.query(`truncate automations, automation_runs, therapy_plans,
    graphile_worker._private_jobs cascade; delete from mails`);
  const actor = await accountOf(ctx, "customer");
  owner = as(actor);
  const userId = actor.kind === "user" ? actor.userId : "";
  const orderItemId = await buyVials(ctx, userId, product, 1);
  planId = await makePlan(owner, product, "2026-10-31");
  const vialId = ctx.ids.newId();
  const vial = { id: vialId, planId, orderItemId, lotId: null, mixedOn: "2026-10-31" };
  must(await openVial(owner, { ...vial, asInstructed: false }));
  for (const takenOn of ["2026-10-31", "2026-11-07", "2026-11-14", "2026-11-21"]) {
    const dose = { id: ctx.ids.newId(), micrograms: 2_500, takenOn, vialId, site: null };
    must(await logDose(owner, planId, dose));
  }
  await db.update(therapyPlans).set({ reminderHour: 8 }).where(eq(therapyPlans.id, planId));
});

describe("the reminder of a refill", () => {
  test("is sent as before, and stands as sent", async () => {
    await look(1);
    await look(2);
    expect(await refillMails()).toBe(1);
    expect(await runs("refill_due")).toMatchObject([
      { state: "sent", cause: `${planId} ${NEEDED}` },
    ]);
    expect(await withdrawCourse(owner)).toMatchObject({ ok: true });
    // The fact that a customer was on a course is deleted with their consent.
    expect(await runs("refill_due")).toEqual([]);
  });

  test("is not sent while it is off, and is once it is on again", async () => {
    await set("refill_due", { isOn: false });
    await look(1);
    expect(await refillMails()).toBe(0);
    await set("refill_due", { isOn: true });
    await look(2);
    expect(await refillMails()).toBe(1);
  });

  test("waits so many days from the first on which it would go", async () => {
    await set("refill_due", { delay: 14 });
    for (const day of [1, 2, 3]) await look(day);
    expect(await refillMails()).toBe(0);
    await look(14);
    expect(await refillMails()).toBe(1);
  });
});

describe("a missed check-in", () => {
  beforeEach(() => set("missed_check_in", { isOn: true }));

  test("is mailed of once, some days after the reminder, and names nothing", async () => {
    await look(1);
    await look(2);
    expect(await asked()).toEqual([]);
    for (const day of [4, 5]) await look(day);
    const [mail, ...more] = await asked();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ purpose: "service" });
    expect(mail?.unsubscribeUrl).toContain("/stop-reminders/");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/tirzepatide|vial|dose|refill/i);
  });

  test("is not mailed of to who answered, or stopped the reminders", async () => {
    await look(1);
    await look(2);
    const answers = { feeling: "well", flags: [], changes: [], strength: "same" } as const;
    const form = { id: ctx.ids.newId(), planId, dueOn: NEEDED, answers, isShared: false };
    expect(await checkIn({ ...owner, now: addDays(ctx.now, 2) }, form)).toMatchObject({ ok: true });
    for (const day of [2, 4, 5]) await look(day);
    expect(await asked()).toEqual([]);
    expect(await runs("missed_check_in")).toMatchObject([{ state: "left" }]);
  });

  test("ends with the reminders", async () => {
    await look(1);
    await look(2);
    const token = courseToken(ctx, planId, "end of reminders");
    expect(await stopReminders(ctx, token)).toMatchObject({ ok: true });
    for (const day of [2, 4, 5]) await look(day);
    expect(await asked()).toEqual([]);
    expect(await runs("missed_check_in")).toMatchObject([{ state: "left", endedWhy: "plan_over" }]);
  });
});
