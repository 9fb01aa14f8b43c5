import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { someAnswers } from "../../factories.ts";
import { entrustAssessment } from "../../commands/entrust-assessment.server.ts";
import { openHistory } from "../../commands/open-history.server.ts";
import { openAssessment } from "../../commands/open-assessment.server.ts";
import { publishRules } from "../../commands/publish-rules.server.ts";
import { saveAssessment } from "../../commands/save-assessment.server.ts";
import { currentRules } from "../../queries/rules.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { assessmentsFor } from "../../queries/staff.server.ts";
import {
  RULE_GOALS,
  STARTER_RULES,
  type GoalProducts,
  type RuleGoal,
} from "../../rules/goal-products.ts";
import { assessments } from "../../tables.server.ts";
import { showAssessment } from "./assessment-page.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const admin = as(await accountOf(ctx, "admin"));
const doctor = await accountOf(ctx, "clinician");
const colleague = await accountOf(ctx, "clinician");
const doctorId = doctor.kind === "user" ? doctor.userId : "";

async function saved(condition: "diabetes" | "none" = "diabetes"): Promise<string> {
  const id = ctx.ids.newId();
  const by = as(await accountOf(ctx, "customer"));
  const done = await saveAssessment(by, {
    id,
    answers: someAnswers({ healthConditions: [condition] }),
  });
  if (!done.ok) throw new Error(done.reason);
  return id;
}

const traces = (id: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, id));

describe("opening an assessment", () => {
  it("shows the answers and leaves a row that says who, and nothing of them", async () => {
    const id = await saved();
    expect(await openAssessment(admin, id)).toMatchObject({
      ok: true,
      value: { answers: { healthConditions: ["diabetes"] } },
    });
    const [row, ...more] = await traces(id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      action: "assessment.viewed",
      actorId: admin.actor.kind === "user" ? admin.actor.userId : "",
      before: null,
      after: null,
    });
    await openAssessment(admin, id);
    expect(await traces(id)).toHaveLength(2);
  });

  it("is a clinician's for own patients only", async () => {
    const id = await saved();
    expect(await openAssessment(as(doctor), id)).toMatchObject({ reason: "not_found" });
    expect(await traces(id)).toEqual([]);
    expect(await entrustAssessment(admin, { id, clinicianId: doctorId })).toMatchObject({
      ok: true,
    });
    expect(await openAssessment(as(doctor), id)).toMatchObject({ ok: true });
    expect(await openAssessment(as(colleague), id)).toMatchObject({ reason: "not_found" });
    const scope = { kind: "patients", clinicianId: doctorId } as const;
    expect(
      (await readPart(assessmentsFor(db, scope), { sort: "-taken" })).rows.map((row) => row.id),
    ).toEqual([id]);
    await entrustAssessment(admin, { id, clinicianId: null });
    expect(await openAssessment(as(doctor), id)).toMatchObject({ reason: "not_found" });
    expect((await traces(id)).map(({ action }) => action).toSorted()).toEqual([
      "assessment.entrusted",
      "assessment.entrusted",
      "assessment.viewed",
    ]);
  });

  it.each(["visitor", "customer", "manager", "support", "fulfilment", "marketing"] as const)(
    "is refused to a %s, without a trace of health data",
    async (who) => {
      const id = await saved();
      const by = as(who === "visitor" ? VISITOR : actorOf(who));
      expect(await openAssessment(by, id)).toEqual({ ok: false, reason: "forbidden" });
      const entrusted = await entrustAssessment(by, { id, clinicianId: doctorId });
      expect(entrusted).toMatchObject({ reason: "forbidden" });
    },
  );

  it("names the products as the catalog does", async () => {
    await makeProduct(ctx, { name: "Tirze Vial", slug: "tirzepatide" });
    const served = { ctx: admin, log: quietLog } as RequestContext;
    const { products } = await showAssessment(served, await saved("none"));
    expect(products).toEqual(["Tirze Vial", "semaglutide", "lipo-c-b12"]);
  });

  it("finds nothing under what is no id", async () => {
    expect(await openAssessment(admin, "' or true --")).toMatchObject({ reason: "not_found" });
    expect(await openAssessment(admin, ctx.ids.newId())).toMatchObject({ reason: "not_found" });
  });
});

describe("looking at somebody's history", () => {
  async function historyOf(completed: number) {
    const customer = await accountOf(ctx, "customer");
    const userId = customer.kind === "user" ? customer.userId : "";
    const ids: string[] = [];
    for (let day = 0; day < completed; day += 1) {
      const id = ctx.ids.newId();
      const by = { ...as(customer), now: addDays(ctx.now, completed - day) };
      await saveAssessment(by, { id, answers: someAnswers() });
      ids.push(id);
    }
    return { userId, ids };
  }

  it("counts all, shows the newest three, and leaves a row of it and of each", async () => {
    await saved();
    const { userId, ids } = await historyOf(4);
    const opened = await openHistory(admin, userId);
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.value.count).toBe(4);
    expect(opened.value.newest.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(await traces(userId)).toMatchObject([
      { action: "assessment.history_viewed", before: null, after: null },
    ]);
    expect((await Promise.all(ids.map(traces))).map((rows) => rows.length)).toEqual([1, 1, 1, 0]);
  });

  it("is recorded also where there is none", async () => {
    const { userId } = await historyOf(0);
    expect(await openHistory(admin, userId)).toEqual({ ok: true, value: { count: 0, newest: [] } });
    expect(await traces(userId)).toHaveLength(1);
  });

  it("is a clinician's for own patients only", async () => {
    const { userId, ids } = await historyOf(2);
    await entrustAssessment(admin, { id: ids[1] ?? "", clinicianId: doctorId });
    expect(await openHistory(as(doctor), userId)).toMatchObject({
      value: { count: 1, newest: [{ id: ids[1] }] },
    });
    expect(await openHistory(as(colleague), userId)).toMatchObject({ value: { count: 0 } });
  });

  it.each(["visitor", "customer", "manager", "support", "fulfilment", "marketing"] as const)(
    "is refused to a %s, and nothing was seen",
    async (who) => {
      const { userId } = await historyOf(1);
      const by = as(who === "visitor" ? VISITOR : actorOf(who));
      expect(await openHistory(by, userId)).toEqual({ ok: false, reason: "forbidden" });
      expect(await traces(userId)).toEqual([]);
    },
  );
});

describe("entrusting", () => {
  it("is for clinicians, by an admin, and not by a clinician", async () => {
    const id = await saved();
    const customer = await accountOf(ctx, "customer");
    const nobody = customer.kind === "user" ? customer.userId : "";
    for (const clinicianId of [nobody, "no account"]) {
      expect(await entrustAssessment(admin, { id, clinicianId })).toMatchObject({
        reason: "no_clinician",
      });
    }
    expect(await entrustAssessment(as(doctor), { id, clinicianId: doctorId })).toMatchObject({
      reason: "forbidden",
    });
    const [row] = await db.select().from(assessments).where(eq(assessments.id, id));
    expect(row?.clinicianId).toBeNull();
  });
});

describe("the list", () => {
  it("tells who and when, and nothing about health", async () => {
    await saved();
    const { rows } = await readPart(assessmentsFor(db, { kind: "all" }), { sort: "-taken" });
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "clinicianId",
      "completedAt",
      "id",
      "ownerName",
      "place",
    ]);
  });
});

describe("publishing rules", () => {
  const manager = as("manager");
  const goals = { ...STARTER_RULES.goals, weight_loss: ["moss-vial"] };
  const none = { weight_loss: [], beauty_glow: [], energy_longevity: [], recovery_wellness: [] };
  const onlyMoss = { ...none, body_shaping: [], default: ["moss-vial"] };

  it("refuses what is no product, a colleague's newer version, and no change", async () => {
    const publish = (given: GoalProducts, basedOn: number) =>
      publishRules(manager, { goals: given, basedOn });
    expect(await publish(goals, 1)).toMatchObject({ reason: "unknown_product" });
    await makeProduct(ctx, { name: "Moss vial" });
    await makeProduct(ctx, { name: "Fern vial" });
    await makeProduct(ctx, { name: "Hidden vial", isActive: false });
    expect(await publish({ ...onlyMoss, beauty_glow: ["hidden-vial"] }, 1)).toMatchObject({
      reason: "not_sold",
      goal: "beauty_glow",
      name: "Hidden vial",
    });
    expect(await publish({ ...onlyMoss, default: [] }, 1)).toMatchObject({ reason: "no_default" });
    expect(await publish(onlyMoss, 1)).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await publish(onlyMoss, 2)).toMatchObject({ reason: "unchanged" });
    expect(await publish(onlyMoss, 1)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await currentRules(db)).toMatchObject({ version: 2, goals: onlyMoss });
  });

  it("lets one of several editors win, each time", async () => {
    for (const first of ["moss-vial", "fern-vial", "moss-vial", "fern-vial"]) {
      const { version } = await currentRules(db);
      const publish = (goal: RuleGoal) => {
        const goals = { ...onlyMoss, default: [first], [goal]: [first] };
        return publishRules(manager, { goals, basedOn: version });
      };
      const answers = await Promise.all(RULE_GOALS.map(publish));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await currentRules(db)).version).toBe(version + 1);
    }
  });

  it("keeps a result under the rules that made it", async () => {
    const { version } = await currentRules(db);
    const id = await saved();
    const [row] = await db.select().from(assessments).where(eq(assessments.id, id));
    expect(row?.rulesVersion).toBe(version);
  });

  it.each(["visitor", "customer", "support", "clinician", "marketing"] as const)(
    "is refused to a %s",
    async (who) => {
      const refused = await publishRules(as(who), { goals: onlyMoss, basedOn: 3 });
      expect(refused).toMatchObject({ reason: "forbidden" });
    },
  );
});
