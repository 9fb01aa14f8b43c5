import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { dosesOf, endedPlans } from "../../queries/own-course.server.ts";
import { spanOfEnded } from "../../queries/span-of-ended.server.ts";
import { planMessages } from "../../texts/shopper-plan.ts";
import { showDose } from "../../views/show-dose.ts";

/** Courses that were stopped, the newest of them, each with its newest doses. */
export async function showEnded(
  { db, now }: Pick<Ctx, "db" | "now">,
  userId: string,
  most: number,
) {
  const today = shopDay(now);
  const ended = (await endedPlans(db, userId)).slice(0, most);
  return Promise.all(
    ended.map(async ({ plan, product }) => {
      const [doses, span] = await Promise.all([dosesOf(db, plan.id), spanOfEnded(db, plan)]);
      if (!span) throw new Error(`the plan ${plan.id} goes on`);
      return {
        id: plan.id,
        product,
        span: planMessages.span(formatDate(span.first), formatDate(span.last)),
        doses: doses.slice(0, most).map(showDose),
        doseCount: doses.length,
        mayReopen: span.last === today,
      };
    }),
  );
}
