import { and, eq, ne } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findClash } from "#app/goods/catalog/rules/interlocks.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { boughtVials } from "../queries/vials.server.ts";
import { instructionsOf } from "../queries/instructions.server.ts";
import { courseLabelOf } from "../rules/course-labels.ts";
import { toInterlockLine } from "../rules/interlock-line.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { BACK_FILL_DAYS, START_DAYS } from "../rules/plan-terms.ts";
import { reminderFrom } from "../rules/reminder-from.ts";
import { therapyPlans } from "../tables.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { CourseRefusal } from "./open-owner.server.ts";

type NewPlan = { id: string; productId: string; startsOn: Day; reminderHour: number | null };
export type StartRefusal =
  | CourseRefusal
  | Refusal<"not_bought_it" | "no_source" | "running" | "other_runs" | "start_day">;

/**
 * Starts a course of a product that the actor paid for. It follows a clinician's instruction if one
 * is on file, else the label; without both there is no course. Two GLP-1 medicines never run side
 * by side.
 */
export async function startPlan(
  ctx: Ctx,
  { id, productId, startsOn, reminderHour }: NewPlan,
): Promise<Result<{ planId: string }, StartRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openCourse(tx);
    if (!owner.ok) return owner;
    const { userId, customerId } = owner.value;
    const open = await openOf(tx, userId);
    if (open.some((plan) => plan.id === id)) return ok({ planId: id });
    const day = shopDay(tx.now);
    const away = daysFrom(day, startsOn);
    if (away > START_DAYS || away < -BACK_FILL_DAYS) return refuse("start_day");
    const bought = await boughtVials(tx.db, customerId);
    const product = bought.find((each) => each.productId === productId);
    if (!product) return refuse("not_bought_it");
    const written = await instructionsOf(tx.db, userId);
    const instruction = written.find(
      (each) => each.productId === productId && each.validUntil >= day,
    );
    const label = courseLabelOf(product.compound);
    if (!instruction && !label) return refuse("no_source");
    if (open.some((plan) => plan.productId === productId)) return refuse("running");
    const clash = findClash([product, ...open].map(toInterlockLine));
    if (clash?.slugs.includes(product.slug)) return refuse("other_runs");
    const inserted = await tx.db
      .insert(therapyPlans)
      .values({
        id,
        userId,
        productId,
        instructionId: instruction?.id ?? null,
        startsOn,
        state: "active",
        ...reminderFrom(tx.now, reminderHour),
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: therapyPlans.id });
    // The id belongs to another user's plan, or to a plan that was stopped.
    return inserted.length > 0 ? ok({ planId: id }) : refuse("running");
  });
}

function openOf({ db }: Ctx, userId: string) {
  return db
    .select({
      id: therapyPlans.id,
      productId: therapyPlans.productId,
      slug: products.slug,
      compound: products.compound,
    })
    .from(therapyPlans)
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .where(and(eq(therapyPlans.userId, userId), ne(therapyPlans.state, "stopped")));
}
