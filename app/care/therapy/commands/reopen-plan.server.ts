import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { findClash } from "#app/goods/catalog/rules/interlocks.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openPlans } from "../queries/own-course.server.ts";
import { toInterlockLine } from "../rules/interlock-line.ts";
import { therapyPlans } from "../tables.server.ts";
import { openAnyPlan } from "./open-any-plan.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

export type ReopenRefusal = PlanRefusal | Refusal<"stop_old" | "running" | "other_runs">;

/** Takes the stop of a course back on the day of it, where nothing else was started since. */
export async function reopenPlan(
  ctx: Ctx,
  planId: string,
): Promise<Result<undefined, ReopenRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await openAnyPlan(tx, planId);
    if (!found.ok) return found;
    const { plan, slug, userId } = found.value;
    if (plan.endedAt === null) return ok(undefined);
    if (shopDay(plan.endedAt) !== shopDay(tx.now)) return refuse("stop_old");
    const open = await openPlans(tx.db, userId);
    if (open.some((other) => other.plan.productId === plan.productId)) return refuse("running");
    const clash = findClash([found.value, ...open].map(toInterlockLine));
    if (clash?.slugs.includes(slug)) return refuse("other_runs");
    await tx.db
      .update(therapyPlans)
      .set({ state: "active", endedAt: null, version: plan.version + 1 })
      .where(eq(therapyPlans.id, planId));
    return ok(undefined);
  });
}
