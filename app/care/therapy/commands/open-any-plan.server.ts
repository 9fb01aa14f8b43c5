import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findPlan } from "../queries/own-course.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { OwnPlan, PlanRefusal } from "./open-plan.server.ts";

/** Like `openPlan`, but also opens a stopped plan, whose doses can still be corrected. */
export async function openAnyPlan(tx: Ctx, planId: string): Promise<Result<OwnPlan, PlanRefusal>> {
  const owner = await openCourse(tx);
  if (!owner.ok) return owner;
  const { userId, customerId } = owner.value;
  const found = await findPlan(tx.db, userId, planId);
  return found ? ok({ ...found, userId, customerId }) : refuse("not_found");
}
