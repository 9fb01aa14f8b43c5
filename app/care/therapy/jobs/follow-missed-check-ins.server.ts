import { and, asc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { notYetIn } from "#app/running/automations/queries/not-yet-in.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { automationRuns } from "#app/running/automations/tables.server.ts";
import { automationMail } from "#app/running/automations/texts/mail.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { findPlan } from "../queries/own-course.server.ts";
import { courseToken } from "../rules/course-links.ts";
import { therapyCheckIns, therapyPlans } from "../tables.server.ts";

/** One check-in of a plan is missed once. */
const CAUSE = sql<string>`${therapyPlans.id}::text || ' ' || ${therapyPlans.refillMailedFor}::text`;
const ANSWERED = sql`exists (select from ${therapyCheckIns} i
  where i.plan_id = ${therapyPlans.id} and i.due_on = ${therapyPlans.refillMailedFor})`;

/** Customers who were reminded of the check-in before a refill and have not answered. */
export const followMissedCheckIns: Follower = {
  key: "missed_check_in",
  find: ({ db }, { since, most }) =>
    db
      .select({ cause: CAUSE, email: user.email, enteredAt: automationRuns.enteredAt })
      .from(therapyPlans)
      .innerJoin(user, eq(user.id, therapyPlans.userId))
      .innerJoin(
        automationRuns,
        and(eq(automationRuns.automation, "refill_due"), eq(automationRuns.cause, CAUSE)),
      )
      .where(
        and(
          eq(therapyPlans.state, "active"),
          isNotNull(therapyPlans.reminderHour),
          gte(automationRuns.enteredAt, since),
          sql`not ${ANSWERED}`,
          notYetIn("missed_check_in", CAUSE),
        ),
      )
      .orderBy(asc(therapyPlans.id))
      .limit(most),
  async look(ctx, { cause, email }) {
    const [planId = ""] = cause.split(" ");
    const [row] = await ctx.db
      .select({ userId: therapyPlans.userId, email: user.email, hour: therapyPlans.reminderHour })
      .from(therapyPlans)
      .innerJoin(user, eq(user.id, therapyPlans.userId))
      .where(eq(therapyPlans.id, planId));
    const open = row && (await findPlan(ctx.db, row.userId, planId));
    // A customer who stopped the reminders or changed their mailbox gets no mail here.
    if (!open || row.hour === null || row.email.toLowerCase() !== email)
      return { exit: "plan_over" };
    if (open.plan.state !== "active") return { exit: "plan_over" };
    const { state } = await refillOf(ctx, open);
    if (state.kind !== "due") return { exit: "checked_in" };
    const token = courseToken(ctx, planId, "end of reminders");
    return {
      words: automationMail.checkIn,
      path: href("/portal"),
      stopPath: href("/stop-reminders/:token", { token }),
    };
  },
};
