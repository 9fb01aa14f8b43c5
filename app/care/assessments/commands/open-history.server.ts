import { and, desc, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { WellnessGoal } from "../rules/questions.ts";
import { isWithin } from "../queries/patients.server.ts";
import { assessments } from "../tables.server.ts";

const NEWEST = 3;

type History = {
  count: number;
  newest: { id: string; wellnessGoal: WellnessGoal; completedAt: Date }[];
};

/**
 * The newest assessments of an account and their number, for staff who may read health data. The
 * look is recorded, and so is each assessment shown, as if it had been opened.
 */
export async function openHistory(
  ctx: Ctx,
  userId: string,
): Promise<Result<History, Refusal<"forbidden">>> {
  const scope = healthScope(ctx.actor);
  if (!scope) return refuse("forbidden");
  const within = isWithin(scope);
  const own = and(eq(assessments.userId, userId), within);
  return inTransaction(ctx, async (tx) => {
    const newest = await tx.db
      .select({
        id: assessments.id,
        wellnessGoal: assessments.wellnessGoal,
        completedAt: assessments.completedAt,
      })
      .from(assessments)
      .where(own)
      .orderBy(desc(assessments.completedAt), desc(assessments.id))
      .limit(NEWEST)
      // Deleted by its owner a moment later, it was still there to be read.
      .for("share");
    const count = await tx.db.$count(assessments, own);
    await recordAudit(
      tx,
      { action: "assessment.history_viewed", subject: { type: "user", id: userId } },
      ...newest.map(({ id }) => ({
        action: "assessment.viewed",
        subject: { type: "assessment", id },
      })),
    );
    return ok({ count, newest });
  });
}
