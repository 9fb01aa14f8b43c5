import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { vialReports } from "../tables.server.ts";

type SettleReportRefusal = Refusal<"forbidden" | "not_found" | "settled">;

/** Staff settle a report with an explanation. */
export async function settleReport(
  ctx: Ctx,
  { reportId, outcome }: { reportId: string; outcome: string },
): Promise<Result<undefined, SettleReportRefusal>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  if (!validate(reportId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = eq(vialReports.id, reportId);
    const [report] = await tx.db.select().from(vialReports).where(own).for("update");
    if (!report) return refuse("not_found");
    if (report.settledAt !== null) return refuse("settled");
    const settledBy = tx.actor.kind === "user" ? tx.actor.userId : null;
    await tx.db.update(vialReports).set({ settledAt: tx.now, settledBy, outcome }).where(own);
    // Leaves out the sender's words, which are deleted later.
    await recordAudit(tx, {
      action: "vial_report.settled",
      subject: { type: "vial_report", id: reportId },
      after: { code: report.code, outcome },
    });
    return ok(undefined);
  });
}
