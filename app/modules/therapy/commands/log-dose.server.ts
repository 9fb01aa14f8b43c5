import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyDoses } from "../tables.server.ts";
import { judgeDose, type DoseEntry, type DoseRefusal } from "./judge-dose.server.ts";
import { openAnyPlan } from "./open-any-plan.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

export type LogRefusal = PlanRefusal | DoseRefusal | Refusal<"other_dose">;

/**
 * Takes down a dose in a plan of the actor's own. Its id was made where it was put in: the same dose
 * sent again has the same answer, and is one dose.
 */
export async function logDose(
  ctx: Ctx,
  planId: string,
  entry: DoseEntry,
): Promise<Result<{ doseId: string }, LogRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await openAnyPlan(tx, planId);
    if (!found.ok) return found;
    const { id, vialId, micrograms, takenOn, site } = entry;
    const [known] = await tx.db.select().from(therapyDoses).where(eq(therapyDoses.id, id));
    if (known) {
      const isSame = known.planId === planId && known.takenOn === takenOn;
      return isSame && known.micrograms === micrograms ? ok({ doseId: id }) : refuse("other_dose");
    }
    const judged = await judgeDose(tx, found.value, entry);
    if (!judged.ok) return judged;
    const { userId, plan } = found.value;
    const inserted = await tx.db
      .insert(therapyDoses)
      .values({
        id,
        userId,
        planId,
        vialId,
        instructionId: plan.instructionId,
        micrograms,
        takenOn,
        site,
        loggedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: therapyDoses.id });
    return inserted.length > 0 ? ok({ doseId: id }) : refuse("other_dose");
  });
}
