import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { openAct, type ActOn, type ActRefusal } from "./open-act.server.ts";

/**
 * Leaves a visit to the other clinicians. A clinician who has begun the note must keep the visit.
 */
export async function putBackVisit(
  ctx: Ctx,
  on: ActOn,
): Promise<Result<undefined, ActRefusal | Refusal<"written">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "put_back", on);
    if (!opened.ok) return opened;
    const { said, plan, forPatient, clinicianId } = opened.value;
    if ([said, plan, forPatient].some((text) => text !== "")) return refuse("written");
    const own = eq(consultationVisits.bookingId, on.bookingId);
    await tx.db.delete(consultationVisits).where(own);
    await recordAudit(tx, {
      action: "visit.put_back",
      subject: { type: "booking", id: on.bookingId },
      before: { clinicianId },
      after: { clinicianId: null },
    });
    return ok(undefined);
  });
}
