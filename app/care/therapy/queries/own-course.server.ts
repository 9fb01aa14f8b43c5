import { and, asc, desc, eq, ne, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { courseLabelOf } from "../rules/course-labels.ts";
import type { Course } from "../rules/course.ts";
import { doseInstructions, therapyDoses, therapyEffects, therapyPlans } from "../tables.server.ts";

export type PlanRow = typeof therapyPlans.$inferSelect;
export type DoseRow = typeof therapyDoses.$inferSelect;

/** The plans of an account that were not stopped, the oldest first, or one of them. */
export function openPlans(db: Db, userId: string, planId?: string) {
  const isOne = planId === undefined ? undefined : eq(therapyPlans.id, planId);
  return plansOf(db, userId, and(ne(therapyPlans.state, "stopped"), isOne));
}

export async function endedPlans(db: Db, userId: string) {
  const plans = await plansOf(db, userId, eq(therapyPlans.state, "stopped"));
  return plans.toSorted((a, b) => endOf(b) - endOf(a));
}

const endOf = ({ plan }: OpenPlan) => plan.endedAt?.getTime() ?? 0;

/** One plan of an account, running or stopped. */
export async function findPlan(db: Db, userId: string, planId: string) {
  const [found] = isUuid(planId) ? await plansOf(db, userId, eq(therapyPlans.id, planId)) : [];
  return found;
}

async function plansOf(db: Db, userId: string, which: SQL | undefined) {
  const rows = await db
    .select({
      plan: therapyPlans,
      product: products.name,
      slug: products.slug,
      compound: products.compound,
      route: products.route,
      form: products.form,
      isSold: products.isActive,
      instruction: doseInstructions,
    })
    .from(therapyPlans)
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .leftJoin(doseInstructions, eq(doseInstructions.id, therapyPlans.instructionId))
    .where(and(eq(therapyPlans.userId, userId), which))
    .orderBy(asc(therapyPlans.createdAt), asc(therapyPlans.id));
  return rows.flatMap((row) => {
    const course = courseOf(row);
    return course ? [{ ...row, course }] : [];
  });
}

export type OpenPlan = Awaited<ReturnType<typeof openPlans>>[number];

type PlanCourse = Pick<
  {
    plan: PlanRow;
    compound: Compound | null;
    instruction: typeof doseInstructions.$inferSelect | null;
  },
  "plan" | "compound" | "instruction"
>;

/** Undefined while the compound of a plan by the label is not known: then no dose is. */
export function courseOf({ plan, compound, instruction }: PlanCourse): Course | undefined {
  const label = courseLabelOf(compound);
  if (instruction) return { by: "instruction", label, instruction };
  return label && { by: "label", label, step: plan.step };
}

export async function dosesOf(db: Db, planId: string): Promise<DoseRow[]> {
  return db
    .select()
    .from(therapyDoses)
    .where(eq(therapyDoses.planId, planId))
    .orderBy(desc(therapyDoses.takenOn));
}

const NOTES = 10;

/** Newest first. */
export async function effectsOf(db: Db, userId: string) {
  return db
    .select()
    .from(therapyEffects)
    .where(eq(therapyEffects.userId, userId))
    .orderBy(desc(therapyEffects.feltOn), desc(therapyEffects.notedAt))
    .limit(NOTES);
}
