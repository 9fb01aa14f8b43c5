import { and, eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readRow, type StoredAssessment } from "../queries/read-row.server.ts";
import { isWithin } from "../queries/patients.server.ts";
import { assessments } from "../tables.server.ts";

/**
 * The only way for staff to read health data of an assessment: it leaves a row that says who did,
 * in the same transaction, so that there is no reading without it. The row repeats nothing of it.
 */
export async function openAssessment(
  ctx: Ctx,
  id: string,
): Promise<Result<StoredAssessment, Refusal<"forbidden" | "not_found" | "unreadable">>> {
  const scope = healthScope(ctx.actor);
  if (!scope) return refuse("forbidden");
  if (!validate(id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const within = isWithin(scope);
    const [row] = await tx.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.id, id), within))
      // Deleted by its owner a moment later, it was still there to be read.
      .for("share");
    if (!row) return refuse("not_found");
    const read = readRow(row);
    if (!read) return refuse("unreadable");
    await recordAudit(tx, { action: "assessment.viewed", subject: { type: "assessment", id } });
    return ok(read);
  });
}
