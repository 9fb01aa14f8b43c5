import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { courseIdIn } from "../rules/course-links.ts";
import { therapyPlans } from "../tables.server.ts";

/** Ends the reminders of the plan behind a link in a mail. Anyone who has the mail may do so. */
export async function stopReminders(
  ctx: Ctx,
  token: string,
): Promise<Result<undefined, Refusal<"not_found">>> {
  const planId = courseIdIn(ctx, token, "end of reminders");
  if (planId === undefined) return refuse("not_found");
  await ctx.db.update(therapyPlans).set({ reminderHour: null }).where(eq(therapyPlans.id, planId));
  return ok(undefined);
}
