import { eq } from "drizzle-orm";
import { ok, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { clearanceRequests } from "../tables.server.ts";
import { openAct, type DecideOn, type DecideRefusal } from "./open-act.server.ts";

/** Leaves a request to other clinicians. The previous one can no longer read its answers. */
export async function putBackRequest(
  ctx: Ctx,
  on: DecideOn,
): Promise<Result<undefined, DecideRefusal>> {
  return inTransaction(ctx, async (tx) => {
    // A request that could be approved still waits, so another clinician can decide it.
    const opened = await openAct(tx, "approve", on);
    if (!opened.ok) return opened;
    const { request, clinicianId } = opened.value;
    await tx.db
      .update(clearanceRequests)
      .set({ clinicianId: null, takenAt: null, version: request.version + 1 })
      .where(eq(clearanceRequests.id, request.id));
    await recordAudit(tx, {
      action: "clearance.put_back",
      subject: { type: "clearance", id: request.id },
      before: { clinicianId },
      after: { clinicianId: null },
    });
    return ok(undefined);
  });
}
