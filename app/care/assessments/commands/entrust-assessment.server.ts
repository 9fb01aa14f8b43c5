import { and, eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { assessments } from "../tables.server.ts";

/** Makes an assessment's owner the patient of a clinician, or of no one with null. */
export async function entrustAssessment(
  ctx: Ctx,
  { id, clinicianId }: { id: string; clinicianId: string | null },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "no_clinician">>> {
  if (!may(ctx.actor, "health:entrust")) return refuse("forbidden");
  if (!validate(id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ clinicianId: assessments.clinicianId })
      .from(assessments)
      .where(eq(assessments.id, id))
      .for("update");
    if (!row) return refuse("not_found");
    if (clinicianId !== null && !(await isClinician(tx, clinicianId))) {
      return refuse("no_clinician");
    }
    if (row.clinicianId === clinicianId) return ok(undefined);
    await tx.db.update(assessments).set({ clinicianId }).where(eq(assessments.id, id));
    await recordAudit(tx, {
      action: "assessment.entrusted",
      subject: { type: "assessment", id },
      before: { clinicianId: row.clinicianId },
      after: { clinicianId },
    });
    return ok(undefined);
  });
}

async function isClinician({ db }: Ctx, userId: string): Promise<boolean> {
  const role = and(eq(userRoles.userId, userId), eq(userRoles.role, "clinician"));
  return (await db.$count(userRoles, role)) > 0;
}
