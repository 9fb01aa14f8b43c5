import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isOwnerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyDoses, therapyReceipts } from "../tables.server.ts";
import { judgeDose, type DoseEntry, type DoseRefusal } from "./judge-dose.server.ts";
import { openAnyPlan } from "./open-any-plan.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

export type LogRefusal = PlanRefusal | DoseRefusal | Refusal<"other_dose" | "other_account">;

/**
 * Logs a dose in the actor's own plan. The device makes the id: the same dose sent again is stored
 * once and gets the same answer, even after it was changed or removed or its course was stopped.
 * `owner` marks the account that logged the dose, because another may be signed in by now.
 */
export async function logDose(
  ctx: Ctx,
  planId: string,
  entry: DoseEntry,
  owner?: string,
): Promise<Result<{ doseId: string }, LogRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  if (owner !== undefined && !isOwnerMark(ctx, userId, owner)) return refuse("other_account");
  return inTransaction(ctx, async (tx) => {
    const opened = await openCourse(tx);
    if (!opened.ok) return opened;
    const { id, vialId, micrograms, takenOn, site } = entry;
    const sent = JSON.stringify({ planId, id, vialId, micrograms, takenOn, site });
    const digest = tx.sealers.digest("therapy receipt", sent);
    const [receipt] = await tx.db
      .select()
      .from(therapyReceipts)
      .where(eq(therapyReceipts.doseId, id));
    if (receipt) {
      const isSame = receipt.userId === userId && receipt.digest === digest;
      return isSame ? ok({ doseId: id }) : refuse("other_dose");
    }
    const found = await openAnyPlan(tx, planId);
    if (!found.ok) return found;
    const judged = await judgeDose(tx, found.value, entry);
    if (!judged.ok) return judged;
    const inserted = await tx.db
      .insert(therapyDoses)
      .values({
        id,
        userId,
        planId,
        vialId,
        instructionId: found.value.plan.instructionId,
        micrograms,
        takenOn,
        site,
        loggedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: therapyDoses.id });
    if (inserted.length === 0) return refuse("other_dose");
    await tx.db.insert(therapyReceipts).values({ doseId: id, userId, digest, receivedAt: tx.now });
    return ok({ doseId: id });
  });
}
