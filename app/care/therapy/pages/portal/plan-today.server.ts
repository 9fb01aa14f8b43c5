import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { dosesOf, type OpenPlan } from "../../queries/own-course.server.ts";
import { vialsOf } from "../../queries/vials.server.ts";
import { refillOf } from "../../queries/refill.server.ts";
import type { Day } from "../../rules/days.ts";
import { showPlan } from "../../views/show-plan.ts";
import { showRefill } from "../../views/show-refill.ts";

export async function planToday(ctx: Pick<Ctx, "db" | "now">, open: OpenPlan, today: Day) {
  const { db } = ctx;
  const [doses, vials, refill] = await Promise.all([
    dosesOf(db, open.plan.id),
    vialsOf(db, open.plan.id),
    refillOf(ctx, open),
  ]);
  const plan = { ...showPlan({ open, doses, vials }, today), refillNow: showRefill(refill, open) };
  return { plan, doses, vials };
}
