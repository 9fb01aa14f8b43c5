import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readDocument } from "#app/platform/files/read-document.server.ts";
import type { ReportInput } from "../input.ts";
import { labReports, lots } from "../tables.server.ts";

type AddLabReportRefusal = Refusal<"forbidden" | "not_found" | "not_a_document" | "active_pdf">;

/**
 * Publishes what a laboratory says of a lot. The file comes before its row: what is left of a
 * failed try is a file that no row names, which the job `lots.sweep-reports` removes.
 */
export async function addLabReport(
  ctx: Ctx,
  store: FileStore,
  { lotId, sent, facts }: { lotId: string; sent: Uint8Array; facts: ReportInput },
): Promise<Result<{ reportId: string }, AddLabReportRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  const document = await readDocument(sent);
  if (!document.ok) return document;
  const { type: fileType, bytes, width, height } = document.value;
  const [reportId, fileId] = [ctx.ids.newId(), ctx.ids.newId()];
  await store.write(fileId, bytes);
  const report = { fileType, bytes: bytes.length, width, height, ...facts };
  const written = await inTransaction(ctx, async (tx) => {
    const [lot] = await tx.db
      .select({ id: lots.id })
      .from(lots)
      .where(eq(lots.id, lotId))
      .for("key share");
    if (!lot) return refuse("not_found");
    await tx.db
      .insert(labReports)
      .values({ id: reportId, lotId, fileId, ...report, addedAt: tx.now });
    await recordAudit(tx, {
      action: "lot.report_added",
      subject: { type: "lot", id: lotId },
      after: { reportId, ...report },
    });
    return ok({ reportId });
  });
  if (!written.ok) await store.remove(fileId);
  return written;
}
