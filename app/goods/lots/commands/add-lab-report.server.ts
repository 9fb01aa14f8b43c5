import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readDocument } from "#app/platform/files/read-document.server.ts";
import type { ReportInput } from "../input.ts";
import type { LabResult } from "../rules/lab-tests.ts";
import { hasFailed } from "../rules/lot-proof.ts";
import { resultMessages as say } from "../texts/staff-results.ts";
import { labReports, labResults, lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";

type AddLabReportRefusal =
  | Refusal<"forbidden" | "not_found" | "not_a_document" | "active_pdf" | "confirm_failure">
  | (Refusal<"file_used"> & { lotNumber: string });

/**
 * Publishes a laboratory's report on a lot, and closes the lot if a test failed. The file is
 * written before its row, so a failed try leaves only a file, which the job `lots.sweep-reports`
 * removes.
 */
export async function addLabReport(
  ctx: Ctx,
  store: FileStore,
  { lotId, sent, facts }: { lotId: string; sent: Uint8Array; facts: ReportInput },
): Promise<Result<{ reportId: string }, AddLabReportRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  const { results, failureSeen, ...said } = facts;
  if (hasFailed(results) && failureSeen !== "on") return refuse("confirm_failure");
  const document = await readDocument(sent);
  if (!document.ok) return document;
  const { type: fileType, bytes, width, height } = document.value;
  const [reportId, fileId] = [ctx.ids.newId(), ctx.ids.newId()];
  const sentHash = createHash("sha256").update(sent).digest("hex");
  await store.write(fileId, bytes);
  const report = { fileType, bytes: bytes.length, width, height, sentHash, ...said };
  const written = await inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) return refuse("not_found");
    const stored = await tx.db
      .insert(labReports)
      .values({ id: reportId, lotId, fileId, ...report, addedAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: labReports.id });
    if (stored.length === 0) return refuse("file_used", await lotOfFile(tx, sentHash));
    await tx.db
      .insert(labResults)
      .values(results.map((result) => ({ id: tx.ids.newId(), reportId, ...result })));
    await recordAudit(tx, {
      action: "lot.report_added",
      subject: { type: "lot", id: lotId },
      after: { reportId, ...report, results },
    });
    await closeFailed(tx, lot, results);
    return ok({ reportId });
  });
  if (!written.ok) await store.remove(fileId);
  return written;
}

/** The lot that the same file already proves. */
async function lotOfFile({ db }: Ctx, sentHash: string): Promise<{ lotNumber: string }> {
  const [found] = await db
    .select({ lotNumber: lots.lotNumber })
    .from(labReports)
    .innerJoin(lots, eq(lots.id, labReports.lotId))
    .where(and(eq(labReports.sentHash, sentHash), isNull(labReports.withdrawnAt)));
  return { lotNumber: found?.lotNumber ?? "" };
}

type Lot = typeof lots.$inferSelect;

/** A lot that failed a test is no longer packed. */
async function closeFailed(tx: Ctx, lot: Lot, results: readonly LabResult[]): Promise<void> {
  const failed = results.filter(({ verdict }) => verdict === "failed");
  if (failed.length === 0 || lot.openedAt === null || lot.closedAt !== null) return;
  const why = say.closedBecause(failed.map(({ test }) => say.tests[test]).join(", "));
  await tx.db.update(lots).set({ closedAt: tx.now, closedWhy: why }).where(eq(lots.id, lot.id));
  const subject = { type: "lot", id: lot.id };
  // The entry lacks the values before, because this cannot be undone and no page offers to.
  await recordAudit(tx, { action: "lot.closed", subject, after: { isOpen: false }, reason: why });
}
