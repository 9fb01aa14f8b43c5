import { eq, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { courseOf, dosesOf } from "../queries/own-course.server.ts";
import { earliestNext } from "../rules/next-dose.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { doseInstructions, therapyPlans } from "../tables.server.ts";

/**
 * Resumes a course after the last day of its pause, and no sooner after the last dose than its
 * label allows. Does nothing if the owner changed the pause in the meantime.
 */
export async function resumePlan(ctx: Pick<Ctx, "db" | "now">, planId: string): Promise<void> {
  const today = shopDay(ctx.now);
  await ctx.db.transaction(async (db) => {
    const [found] = await db
      .select({ plan: therapyPlans, compound: products.compound, instruction: doseInstructions })
      .from(therapyPlans)
      .innerJoin(products, eq(products.id, therapyPlans.productId))
      .leftJoin(doseInstructions, eq(doseInstructions.id, therapyPlans.instructionId))
      .where(eq(therapyPlans.id, planId))
      .for("update", { of: therapyPlans });
    const until = found?.plan.pausedUntil ?? null;
    if (!found || found.plan.state !== "paused" || until === null || until > today) return;
    const course = courseOf(found);
    if (!course) return;
    const doses = await dosesOf(db, planId);
    const startsOn = earliestNext({ course, doses }, until);
    await db
      .update(therapyPlans)
      .set({
        state: "active",
        startsOn,
        pausedOn: null,
        pausedUntil: null,
        version: sql`${therapyPlans.version} + 1`,
      })
      .where(eq(therapyPlans.id, planId));
  });
}
