import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { textReviews } from "#app/running/content/tables.server.ts";
import { VISITOR, type Actor } from "#app/platform/access/actor.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { assessmentAccess, assessmentReview } from "../queries/assessment-access.server.ts";
import { CURRENT_TEXTS } from "../queries/health-texts.server.ts";
import { reviewAssessment } from "./review-assessment.server.ts";

const { ctx, db, pool, as } = await testContext();
const clinician = as("clinician", { userId: "clinician-1" });
const { version } = CURRENT_TEXTS;
const review = {
  version,
  reviewer: "Dr. Ana Reyes",
  credentials: "MD, PRC 0012345",
  reviewedOn: "2026-06-01",
};

const accessOf = (actor: Actor, demo = false) =>
  assessmentAccess({ ctx: as(actor), env: { demo } });

// The tests follow each other.
test.each(["customer", "support", "fulfilment", "marketing"] as const)(
  "a %s may not record a review",
  async (role) => {
    expect(await reviewAssessment(as(role), review)).toMatchObject({
      reason: "forbidden",
    });
    expect(await db.$count(textReviews)).toBe(0);
  },
);

test("without one it is closed outside demo mode, but not to who reviews", async () => {
  expect(await accessOf(VISITOR)).toBe("closed");
  expect(await accessOf(actorOf("support"))).toBe("closed");
  expect(await accessOf(actorOf("clinician"))).toBe("preview");
  expect(await accessOf(actorOf("manager"))).toBe("preview");
  expect(await accessOf(VISITOR, true)).toBe("open");
});

test("a review of other texts is refused, and opens nothing", async () => {
  const other = { ...review, version: "0123456789ab" };
  expect(await reviewAssessment(clinician, other)).toMatchObject({ reason: "changed_meanwhile" });
  await db.insert(textReviews).values({
    ...other,
    id: ctx.ids.newId(),
    subject: "assessment",
    recordedAt: ctx.now,
    recordedBy: "clinician-1",
  });
  expect(await accessOf(VISITOR)).toBe("closed");
  expect(await assessmentReview(db)).toBeUndefined();
});

test("one of two at once is recorded, with its audit row, and opens it for everybody", async () => {
  const answers = await Promise.all([
    reviewAssessment(clinician, review),
    reviewAssessment(as("manager"), { ...review, reviewer: "Dr. Ben Cruz" }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "already_reviewed" });
  expect(await assessmentReview(db)).toMatchObject({ reviewedOn: "Jun 1, 2026" });
  expect(await accessOf(VISITOR)).toBe("open");
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, "text.reviewed"));
  expect(rows).toMatchObject([{ subjectId: "assessment", after: { version } }]);
});

test("what is recorded is never changed", async () => {
  const attempt = (statement: string) =>
    expect(pool.query(statement)).rejects.toThrow(/append-only/);
  await attempt("update text_reviews set reviewer = 'Somebody else'");
  await attempt("delete from text_reviews");
});
