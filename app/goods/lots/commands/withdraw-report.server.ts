import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { reportHasFailed } from "../queries/lot-results.server.ts";
import { labReports } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";

type Withdrawal = { lotId: string; reportId: string; why: string };
type WithdrawReportRefusal = Refusal<"forbidden" | "not_found" | "failed_stays">;

/**
 * A wrong report no longer proves anything: it stays listed with the reason, without its file. A
 * report with a failed result cannot be withdrawn, or a bad figure could be hidden.
 */
export async function withdrawReport(
  ctx: Ctx,
  { lotId, reportId, why }: Withdrawal,
): Promise<Result<undefined, WithdrawReportRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockLot(tx, lotId))) return refuse("not_found");
    if (await reportHasFailed(tx.db, { lotId, reportId })) return refuse("failed_stays");
    const own = and(
      eq(labReports.id, reportId),
      eq(labReports.lotId, lotId),
      isNull(labReports.withdrawnAt),
    );
    const withdrawn = { withdrawnAt: tx.now, withdrawnWhy: why };
    const rows = await tx.db.update(labReports).set(withdrawn).where(own).returning();
    if (rows.length === 0) return refuse("not_found");
    await recordAudit(tx, {
      action: "lot.report_withdrawn",
      subject: { type: "lot", id: lotId },
      before: { reportId },
      reason: why,
    });
    return ok(undefined);
  });
}
