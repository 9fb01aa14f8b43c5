import { and, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { refillOf } from "../queries/refill.server.ts";
import { holds } from "../rules/course.ts";
import type { Day } from "../rules/days.ts";
import { decideRefill, type RefillAnswers, type RefillDecision } from "../rules/decide-refill.ts";
import { mayCheckIn } from "../rules/refill-state.ts";
import { therapyCheckIns } from "../tables.server.ts";
import { openPlan, type PlanRefusal } from "./open-plan.server.ts";

export type NewCheckIn = {
  id: string;
  planId: string;
  /** The refill that its form was about. */
  dueOn: Day;
  answers: RefillAnswers;
  isShared: boolean;
};

export type CheckInRefusal = PlanRefusal | Refusal<"not_due" | "other_form">;

/**
 * Stores the actor's answers before a refill of their own course, and the outcome. It puts nothing
 * into the cart and charges nothing. The same form again gets the same answer.
 */
export async function checkIn(
  ctx: Ctx,
  { id, planId, dueOn, answers, isShared }: NewCheckIn,
): Promise<Result<RefillDecision["outcome"], CheckInRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await openPlan(tx, planId);
    if (!found.ok) return found;
    const known = and(eq(therapyCheckIns.id, id), eq(therapyCheckIns.planId, planId));
    const [sent] = await tx.db.select().from(therapyCheckIns).where(known);
    if (sent) return ok(sent.outcome);
    const { state } = await refillOf(tx, found.value);
    if (!mayCheckIn(state) || !("dueOn" in state) || state.dueOn !== dueOn)
      return refuse("not_due");
    const { userId, instruction } = found.value;
    const today = shopDay(tx.now);
    const { outcome } = decideRefill(answers, { hasInstruction: holds(instruction, today) });
    const inserted = await tx.db
      .insert(therapyCheckIns)
      .values({
        id,
        userId,
        planId,
        dueOn,
        answeredOn: today,
        feeling: answers.feeling,
        flags: [...answers.flags],
        changes: [...answers.changes],
        strength: answers.strength,
        outcome,
        isShared,
        checkedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: therapyCheckIns.id });
    return inserted.length > 0 ? ok(outcome) : refuse("other_form");
  });
}
