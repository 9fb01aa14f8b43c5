import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { buyVials, courseJobs, makePlan, makeVialProduct } from "../factories.ts";
import { courseIdIn, courseToken } from "../rules/course-links.ts";
import { therapyPlans } from "../tables.server.ts";
import { changePlan } from "./change-plan.server.ts";
import { logDose } from "./log-dose.server.ts";
import { shareCalendar } from "./share-calendar.server.ts";
import { stopReminders } from "./stop-reminders.server.ts";
import { calendarOf, ownerOfCalendar } from "../queries/calendar.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const tirzepatide = await makeVialProduct(ctx, "tirzepatide");
const EIGHT = new Date("2026-11-23T00:00:00Z");
let owner: Ctx;
let planId = "";
const userOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : "");

beforeEach(async () => {
  owner = { ...as(await accountOf(ctx, "customer")), now: EIGHT };
  await buyVials(ctx, userOf(owner), tirzepatide);
  planId = await makePlan(owner, tirzepatide, "2026-11-23");
  await set({ reminderHour: 8 });
});

const set = (to: Partial<typeof therapyPlans.$inferInsert>) =>
  db.update(therapyPlans).set(to).where(eq(therapyPlans.id, planId));

/** Runs the scheduled jobs at a time. */
async function look(at: string) {
  await pool.query("select graphile_worker.add_job('therapy.remind-all')");
  await drainJobs(pool, courseJobs, { at: new Date(at) });
}
const sent = () =>
  db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${planId}%`));

test("on its day, from its hour in Manila on, one mail goes out that names nothing", async () => {
  await look("2026-11-22T23:59:00Z");
  expect(await sent()).toHaveLength(0);
  for (let times = 0; times < 3; times += 1) await look("2026-11-23T00:00:00Z");
  await look("2026-11-23T09:00:00Z");
  const [mail, ...more] = await sent();
  expect(more).toHaveLength(0);
  expect(mail).toMatchObject({ subject: "Your reminder for today" });
  expect(`${mail?.html}${mail?.text}${mail?.subject}`).not.toMatch(/tirzepatide|dose|mg\b/i);
  expect(mail?.unsubscribeUrl).toContain("/stop-reminders/");
  await look("2026-11-24T00:00:00Z");
  expect(await sent()).toHaveLength(1);
  await look("2026-11-30T00:00:00Z");
  expect(await sent()).toHaveLength(2);
});

test.each([
  ["paused", () => set({ state: "paused" })],
  ["stopped by its link", () => stopReminders(ctx, courseToken(ctx, planId, "end of reminders"))],
  [
    "logged already",
    () =>
      logDose(owner, planId, {
        id: ctx.ids.newId(),
        micrograms: 2_500,
        takenOn: "2026-11-23",
        vialId: null,
        site: null,
      }),
  ],
  [
    "moved",
    () => changePlan(owner, { planId, version: 1, change: { do: "go_on", nextOn: "2026-11-26" } }),
  ],
])("none where it is %s", async (_, before) => {
  await before();
  await look("2026-11-23T00:00:00Z");
  expect(await sent()).toHaveLength(0);
});

test("one that is chosen after its hour begins the day after", async () => {
  const at = (hour: number) =>
    changePlan(owner, { planId, version: 1, change: { do: "remind", hour } });
  expect(await at(8)).toMatchObject({ ok: true });
  await look("2026-11-23T00:10:00Z");
  expect(await sent()).toHaveLength(0);
  await look("2026-11-30T00:10:00Z");
  expect(await sent()).toHaveLength(1);
});

test("one that is chosen before its hour begins today", async () => {
  await changePlan(owner, { planId, version: 1, change: { do: "remind", hour: 9 } });
  await look("2026-11-23T01:10:00Z");
  expect(await sent()).toHaveLength(1);
});

test("a link is of one plan and one purpose", async () => {
  const token = courseToken(ctx, planId, "end of reminders");
  expect(courseIdIn(ctx, token, "end of reminders")).toBe(planId);
  expect(courseIdIn(ctx, token, "calendar of a course")).toBeUndefined();
  expect(courseIdIn(ctx, `${token.slice(0, -1)}_`, "end of reminders")).toBeUndefined();
  expect(await stopReminders(ctx, "nothing")).toMatchObject({ reason: "not_found" });
});

test("the address of a calendar ends with a new one, and when it is revoked", async () => {
  await shareCalendar(owner, true);
  const first = await calendarOf(db, userOf(owner));
  await shareCalendar(owner, true);
  const second = await calendarOf(db, userOf(owner));
  expect(second?.id).not.toBe(first?.id);
  expect(await ownerOfCalendar(db, first?.id ?? "")).toBeUndefined();
  expect(await ownerOfCalendar(db, second?.id ?? "")).toBe(userOf(owner));
  await shareCalendar(owner, false);
  expect(await calendarOf(db, userOf(owner))).toBeUndefined();
});
