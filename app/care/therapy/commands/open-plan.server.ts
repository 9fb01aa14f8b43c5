import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openPlans, type OpenPlan } from "../queries/own-course.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { CourseRefusal } from "./open-owner.server.ts";

export type PlanRefusal = CourseRefusal | Refusal<"not_found">;

export type OwnPlan = OpenPlan & { userId: string; customerId: string };

/** A running or paused plan of the actor. The actor is locked. */
export async function openPlan(tx: Ctx, planId: string): Promise<Result<OwnPlan, PlanRefusal>> {
  const owner = await openCourse(tx);
  if (!owner.ok) return owner;
  const { userId, customerId } = owner.value;
  const [found] = isUuid(planId) ? await openPlans(tx.db, userId, planId) : [];
  return found ? ok({ ...found, userId, customerId }) : refuse("not_found");
}
