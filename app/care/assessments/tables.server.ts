import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { GoalProducts } from "./rules/goal-products.ts";
import type {
  AgeGroup,
  Challenge,
  GlpExperience,
  HealthCondition,
  TreatmentApproach,
  WellnessGoal,
} from "./rules/questions.ts";
import type { Outcome } from "./rules/recommend.ts";

/**
 * Answers and results stored with their owner's consent. Each row exists only with its consent and
 * is deleted with it, or with the account.
 */
export const assessments = pgTable(
  "assessments",
  {
    /** The draft's id: saving twice makes one row. */
    id: id(),
    /** The account whose session saved it; an address never decides this. */
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    /** The clinician whose patient this is. */
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    contact: text().notNull(),
    /** As typed. Nothing is looked up by it. */
    email: text(),
    wellnessGoal: text().$type<WellnessGoal>().notNull(),
    challenges: text().array().$type<Challenge[]>().notNull(),
    ageGroup: text().$type<AgeGroup>().notNull(),
    healthConditions: text().array().$type<HealthCondition[]>().notNull(),
    glpExperience: text().$type<GlpExperience>().notNull(),
    treatmentApproach: text().$type<TreatmentApproach>().notNull(),
    rulesVersion: integer().notNull(),
    /** The result at that time. The rules and the catalog may have changed since. */
    result: jsonb().$type<Outcome>().notNull(),
    completedAt: at().notNull(),
  },
  (t) => [
    index().on(t.userId, t.completedAt),
    index().on(t.clinicianId, t.completedAt),
    index("assessments_anonymous")
      .on(t.completedAt)
      .where(sql`${t.userId} is null`),
    check("assessments_adult", sql`${t.ageGroup} in ('18-30', '31-45', '46-60', '60+')`),
    check(
      "assessments_answered",
      sql`cardinality(${t.challenges}) > 0 and cardinality(${t.healthConditions}) > 0`,
    ),
  ],
);

/**
 * Each change of the goals' products by staff. Before the first one, the rules in the code apply.
 */
export const assessmentRules = pgTable("assessment_rules", {
  version: integer().primaryKey(),
  goals: jsonb().$type<GoalProducts>().notNull(),
  publishedAt: at().notNull(),
  publishedBy: text().notNull(),
});
