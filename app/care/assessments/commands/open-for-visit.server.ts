import { desc, eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readRow } from "../queries/read-row.server.ts";
import { assessments } from "../tables.server.ts";
import { answerRows } from "../views/answers-in-words.ts";

/**
 * The newest assessment of a patient, for the clinician of their visit. The caller has checked the
 * visit, and records the look in its transaction.
 */
export async function openForVisit(tx: Ctx, userId: string) {
  const [row] = await tx.db
    .select()
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.completedAt), desc(assessments.id))
    .limit(1)
    .for("share");
  const read = row && readRow(row);
  if (!read) return undefined;
  const subject = { type: "assessment", id: read.id };
  await recordAudit(tx, { action: "assessment.viewed", subject });
  return { completedAt: read.completedAt, answers: answerRows(read.answers) };
}
