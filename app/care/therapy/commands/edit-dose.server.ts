import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyDoses } from "../tables.server.ts";
import { judgeDose, type DoseEntry, type DoseRefusal } from "./judge-dose.server.ts";
import { openAnyPlan } from "./open-any-plan.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

export type EditDoseRefusal = PlanRefusal | DoseRefusal | Refusal<"changed_meanwhile">;

type DoseEdit = { doseId: string; version: number; to: Omit<DoseEntry, "id"> | "removed" };

/** Corrects or removes a dose in the actor's own log. */
export async function editDose(
  ctx: Ctx,
  { doseId, version, to }: DoseEdit,
): Promise<Result<undefined, EditDoseRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  if (!isUuid(doseId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(therapyDoses.id, doseId), eq(therapyDoses.userId, actor.userId));
    const [sought] = await tx.db.select().from(therapyDoses).where(own);
    if (!sought) return refuse("not_found");
    const found = await openAnyPlan(tx, sought.planId);
    if (!found.ok) return found;
    // We read the dose again behind the lock.
    const [dose] = await tx.db.select().from(therapyDoses).where(own);
    if (!dose) return refuse("not_found");
    if (dose.version !== version) return refuse("changed_meanwhile");
    if (to === "removed") {
      await tx.db.delete(therapyDoses).where(own);
      return ok(undefined);
    }
    const judged = await judgeDose(tx, found.value, { ...to, id: doseId });
    if (!judged.ok) return judged;
    await tx.db
      .update(therapyDoses)
      .set({ ...to, version: version + 1 })
      .where(own);
    return ok(undefined);
  });
}
