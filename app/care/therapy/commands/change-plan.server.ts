import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { dosesOf } from "../queries/own-course.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { earliestNext } from "../rules/next-dose.ts";
import { PAUSE_DAYS, START_DAYS } from "../rules/plan-terms.ts";
import { mayRaise, nextRaise } from "../rules/raise-step.ts";
import { skippedUntil } from "../rules/refill-need.ts";
import { mayLeaveOut } from "../rules/refill-state.ts";
import { reminderFrom } from "../rules/reminder-from.ts";
import { therapyPlans } from "../tables.server.ts";
import { openPlan, type OwnPlan, type PlanRefusal } from "./open-plan.server.ts";

export type PlanChange =
  | { do: "stop" | "raise" | "lower" | "show" }
  /** The pause ends by itself on a day, or when the owner resumes the plan. */
  | { do: "pause"; until?: Day | null }
  /** Takes a pause of today back, as if it had not been. */
  | { do: "unpause" }
  /** Leaves a refill out; it is asked about again at the next one. */
  | { do: "skip"; dueOn: Day }
  | { do: "unskip" }
  /** Goes on, or moves to another day: the next dose is on this one. */
  | { do: "go_on"; nextOn: Day }
  | { do: "remind"; hour: number | null };

export type ChangeRefusal =
  | PlanRefusal
  | Refusal<
      | "changed_meanwhile"
      | "not_yet"
      | "lowest"
      | "too_soon"
      | "start_day"
      | "pause_day"
      | "pause_old"
      | "not_due"
    >;

type Change = { planId: string; version: number; change: PlanChange };

/** Changes one of the actor's own plans. */
export async function changePlan(
  ctx: Ctx,
  { planId, version, change }: Change,
): Promise<Result<undefined, ChangeRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await openPlan(tx, planId);
    if (!found.ok) return found;
    if (found.value.plan.version !== version) return refuse("changed_meanwhile");
    const next = await decide(tx, found.value, change);
    if (!next.ok) return next;
    await tx.db
      .update(therapyPlans)
      .set({ ...next.value, version: version + 1 })
      .where(eq(therapyPlans.id, planId));
    return ok(undefined);
  });
}

type PlanUpdate = Partial<typeof therapyPlans.$inferInsert>;

async function decide(
  tx: Ctx,
  found: OwnPlan,
  change: PlanChange,
): Promise<Result<PlanUpdate, ChangeRefusal>> {
  const { plan, course } = found;
  const today = shopDay(tx.now);
  switch (change.do) {
    case "pause":
      return pause(plan, change.until ?? null, today);
    case "unpause":
      return plan.state === "paused" && plan.pausedOn === today
        ? ok({ state: "active", ...NO_PAUSE })
        : refuse("pause_old");
    case "stop":
      return ok({ state: "stopped", endedAt: tx.now, ...NO_PAUSE });
    case "skip": {
      const { state, arrivesBy } = await refillOf(tx, found);
      if (!mayLeaveOut(state) || state.dueOn !== change.dueOn) return refuse("not_due");
      const until = skippedUntil({ neededOn: state.dueOn, arrivesBy, today });
      return ok({ refillSkippedUntil: until, refillMailedFor: null });
    }
    case "unskip":
      return ok({ refillSkippedUntil: null });
    case "show":
      return ok({ shownAt: plan.shownAt ?? tx.now });
    case "remind":
      return ok(reminderFrom(tx.now, change.hour));
    case "lower":
      return course.by === "label" && plan.step > 0
        ? ok({ step: plan.step - 1 })
        : refuse("lowest");
    case "raise": {
      const doses = await dosesOf(tx.db, plan.id);
      const raise = course.by === "label" ? nextRaise(course.label, plan.step, doses) : undefined;
      return mayRaise(raise, today) ? ok({ step: plan.step + 1 }) : refuse("not_yet");
    }
    case "go_on": {
      const { nextOn } = change;
      const doses = await dosesOf(tx.db, plan.id);
      if (nextOn < earliestNext({ course, doses }, today)) return refuse("too_soon");
      if (daysFrom(today, nextOn) > START_DAYS) return refuse("start_day");
      return ok({ state: "active", startsOn: nextOn, ...NO_PAUSE });
    }
  }
}

const NO_PAUSE = { pausedOn: null, pausedUntil: null };

function pause(
  plan: OwnPlan["plan"],
  until: Day | null,
  today: Day,
): Result<PlanUpdate, ChangeRefusal> {
  if (until !== null && (until <= today || daysFrom(today, until) > PAUSE_DAYS)) {
    return refuse("pause_day");
  }
  return ok({ state: "paused", pausedOn: plan.pausedOn ?? today, pausedUntil: until });
}
