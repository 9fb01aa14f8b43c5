import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { someAnswers } from "../factories.ts";
import { consentWording } from "../texts/shopper.ts";
import { anonymousAssessment, assessmentsOfUser, ownAssessment } from "../queries/own.server.ts";
import { ANONYMOUS_DAYS } from "../rules/retention.ts";
import { assessments } from "../tables.server.ts";
import { adoptAssessment } from "./adopt-assessment.server.ts";
import { openAssessment } from "./open-assessment.server.ts";
import { removeOldAnonymous } from "./remove-old-anonymous.server.ts";
import { saveAssessment } from "./save-assessment.server.ts";
import { withdrawAnonymous } from "./withdraw-anonymous.server.ts";
import { withdrawOwn } from "./withdraw-own.server.ts";

const { ctx, db, as, at } = await testContext();
await publishLegalTexts(ctx);
const visitor = as("visitor");

const newId = () => ctx.ids.newId();

async function account(email?: string) {
  const actor = await accountOf(ctx, "customer", email ? { email } : {});
  if (actor.kind !== "user") throw new Error("no account");
  return { userId: actor.userId, ctx: as(actor) };
}

async function saved(by: typeof ctx, over: Parameters<typeof someAnswers>[0] = {}) {
  const id = newId();
  const done = await saveAssessment(by, { id, answers: someAnswers(over) });
  if (!done.ok) throw new Error(done.reason);
  return id;
}

const consentsOf = (type: "user" | "assessment", id: string) =>
  db
    .select({ wording: consents.wording, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(
      and(
        eq(consents.subjectType, type),
        eq(consents.subjectId, id),
        eq(consents.purpose, "health_assessment"),
      ),
    );

const wording = consentWording("Project: Me");
const GIVEN = { wording, withdrawnAt: null };
const WITHDRAWN = { wording, withdrawnAt: NOW };

describe("saving", () => {
  it("stores the answers with what they came to, and the words that were agreed to", async () => {
    const maria = await account();
    const id = await saved(maria.ctx, { healthConditions: ["heart_disease"], email: "a@b.test" });
    expect(await ownAssessment(db, maria.userId, id)).toMatchObject({
      answers: someAnswers({ healthConditions: ["heart_disease"], email: "a@b.test" }),
      outcome: {
        judgement: { kind: "products", doctorFirst: ["heart_disease"] },
        products: ["tirzepatide", "semaglutide", "lipo-c-b12"],
      },
      rulesVersion: 1,
      completedAt: NOW,
    });
    expect(await consentsOf("user", maria.userId)).toEqual([GIVEN]);
  });

  it("twice at once makes one, with one consent", async () => {
    const maria = await account();
    const [one, guests] = [newId(), newId()];
    for (const [by, id] of [
      [maria.ctx, one],
      [visitor, guests],
    ] as const) {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map(() => saveAssessment(by, { id, answers: someAnswers() })),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await db.$count(assessments, eq(assessments.id, id))).toBe(1);
    }
    expect(await consentsOf("user", maria.userId)).toEqual([GIVEN]);
    expect(await consentsOf("assessment", guests)).toEqual([GIVEN]);
  });

  it("is refused for a result that is somebody else's", async () => {
    const [maria, joy] = [await account(), await account()];
    const id = await saved(maria.ctx);
    for (const stranger of [joy.ctx, visitor]) {
      const answers = someAnswers({ contact: "Somebody else" });
      expect(await saveAssessment(stranger, { id, answers })).toMatchObject({
        reason: "not_yours",
      });
    }
    expect(await ownAssessment(db, joy.userId, id)).toBeUndefined();
    expect(await ownAssessment(db, maria.userId, id)).toMatchObject({
      answers: { contact: "Maria" },
    });
  });

  it("never attaches health data to whose address was typed", async () => {
    const maria = await account("maria@example.test");
    const id = await saved(visitor, { email: "maria@example.test" });
    const joys = await saved((await account()).ctx, { email: "maria@example.test" });
    expect(await assessmentsOfUser(db, maria.userId)).toEqual([]);
    for (const other of [id, joys]) {
      expect(await ownAssessment(db, maria.userId, other)).toBeUndefined();
    }
    expect(await consentsOf("user", maria.userId)).toEqual([]);
  });

  it("keeps what a result named then, and changes no product's clearance", async () => {
    const maria = await account();
    const id = await makeProduct(ctx, { name: "Strict" });
    await db.update(products).set({ clearance: "required" }).where(eq(products.id, id));
    const before = await db.select().from(products).orderBy(products.id);
    await saved(maria.ctx, {
      treatmentApproach: "doctor_supervised",
      glpExperience: "experienced",
    });
    expect(await db.select().from(products).orderBy(products.id)).toEqual(before);
  });
});

describe("a result that was saved without an account", () => {
  it("opens for who has its id, until an account takes it in", async () => {
    const id = await saved(visitor);
    const maria = await account();
    expect(await anonymousAssessment(db, id)).toMatchObject({ id, userId: null });
    expect(await adoptAssessment(maria.ctx, id)).toMatchObject({ ok: true });
    expect(await anonymousAssessment(db, id)).toBeUndefined();
    expect(await ownAssessment(db, maria.userId, id)).toMatchObject({ id });
    expect(await consentsOf("user", maria.userId)).toEqual([GIVEN]);
    expect(await consentsOf("assessment", id)).toEqual([WITHDRAWN]);
  });

  it("goes to one account only, also when two ask at once", async () => {
    const id = await saved(visitor);
    const [maria, joy] = [await account(), await account()];
    const answers = await Promise.all([maria, joy].map((one) => adoptAssessment(one.ctx, id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = [maria, joy].map(({ userId }) => ownAssessment(db, userId, id));
    expect((await Promise.all(owners)).filter(Boolean)).toHaveLength(1);
  });

  it("is not taken in by a visitor, nor by a stranger once it is an account's", async () => {
    const mine = await saved((await account()).ctx);
    const stranger = await account();
    expect(await adoptAssessment(visitor, await saved(visitor))).toMatchObject({
      reason: "forbidden",
    });
    expect(await adoptAssessment(stranger.ctx, mine)).toMatchObject({ reason: "not_found" });
    expect(await assessmentsOfUser(db, stranger.userId)).toEqual([]);
  });

  it("is deleted with its consent taken back, and nothing of an account with it", async () => {
    const maria = await account();
    const [mine, first, second] = [
      await saved(maria.ctx),
      await saved(visitor),
      await saved(visitor),
    ];
    expect(await withdrawAnonymous(visitor, [mine, first, second, newId()])).toBe(2);
    expect(await anonymousAssessment(db, first)).toBeUndefined();
    expect(await consentsOf("assessment", second)).toEqual([WITHDRAWN]);
    expect(await ownAssessment(db, maria.userId, mine)).toMatchObject({ id: mine });
  });

  it("is gone when its time is over, and an account's stays", async () => {
    const maria = await account();
    const [mine, guests] = [await saved(maria.ctx), await saved(visitor)];
    await removeOldAnonymous(at(addDays(NOW, ANONYMOUS_DAYS)));
    expect(await anonymousAssessment(db, guests)).toMatchObject({ id: guests });
    const later = at(addDays(NOW, ANONYMOUS_DAYS + 1));
    expect(await removeOldAnonymous(later)).toBeGreaterThan(0);
    expect(await db.$count(assessments, isNull(assessments.userId))).toBe(0);
    expect(await consentsOf("assessment", guests)).toEqual([]);
    expect(await ownAssessment(db, maria.userId, mine)).toMatchObject({ id: mine });
    expect(await removeOldAnonymous(later)).toBe(0);
  });
});

describe("withdrawing", () => {
  it("deletes all of one's own, and dates the consent", async () => {
    const [maria, joy] = [await account(), await account()];
    await saved(maria.ctx);
    await saved(maria.ctx);
    const joys = await saved(joy.ctx);
    expect(await withdrawOwn(maria.ctx)).toMatchObject({ ok: true, value: { deleted: 2 } });
    expect(await assessmentsOfUser(db, maria.userId)).toEqual([]);
    expect(await consentsOf("user", maria.userId)).toEqual([WITHDRAWN, WITHDRAWN]);
    expect(await ownAssessment(db, joy.userId, joys)).toMatchObject({ id: joys });
    expect(await withdrawOwn(maria.ctx)).toMatchObject({ value: { deleted: 0 } });
  });

  it("is nobody else's to do", async () => {
    expect(await withdrawOwn(visitor)).toMatchObject({ reason: "forbidden" });
    expect(await withdrawOwn(ctx)).toMatchObject({ reason: "forbidden" });
    expect(await withdrawOwn(as("admin", { userId: "no account" }))).toMatchObject({
      value: { deleted: 0 },
    });
  });

  it("while saving leaves either both or nothing", async () => {
    const maria = await account();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        saveAssessment(maria.ctx, { id: newId(), answers: someAnswers() }),
        withdrawOwn(maria.ctx),
        saveAssessment(maria.ctx, { id: newId(), answers: someAnswers() }),
      ]);
      expect(await checkInvariants(db)).toEqual([]);
    }
  });
});

test("with the account its answers go", async () => {
  const maria = await account();
  const id = await saved(maria.ctx);
  await db.delete(user).where(eq(user.id, maria.userId));
  expect(await db.$count(assessments, eq(assessments.id, id))).toBe(0);
});

test("nobody under 18 is stored, not even past our own checks", async () => {
  const young = { ...someAnswers(), ageGroup: "under_18" } as never;
  const saving = saveAssessment(visitor, { id: newId(), answers: young });
  await expect(saving).rejects.toMatchObject({ cause: { constraint: "assessments_adult" } });
});

test("everything stored has a consent that stands", async () => {
  expect(await checkInvariants(db)).toEqual([]);
});

describe("a row that this version cannot read", () => {
  it("is said to be so in its owner's list, opens nothing, and keeps nobody from the others", async () => {
    const maria = await account();
    const [readable, broken] = [await saved(maria.ctx), await saved(maria.ctx)];
    const oddResult = sql`'{"outcome": "from another version"}'::jsonb`;
    await db.update(assessments).set({ result: oddResult }).where(eq(assessments.id, broken));
    const listed = await assessmentsOfUser(db, maria.userId);
    expect(new Map(listed.map(({ id, read }) => [id, read?.wellnessGoal]))).toEqual(
      new Map([
        [readable, "weight_loss"],
        [broken, undefined],
      ]),
    );
    expect(await ownAssessment(db, maria.userId, broken)).toBeUndefined();
    expect(await ownAssessment(db, maria.userId, readable)).toMatchObject({ id: readable });
    const staff = as("admin");
    expect(await openAssessment(staff, broken)).toEqual({ ok: false, reason: "unreadable" });
  });
});
