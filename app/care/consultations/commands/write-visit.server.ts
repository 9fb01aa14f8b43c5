import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import type { LockedVisit } from "./open-act.server.ts";

/** Writes the next version of a visit. The log has its state and nothing of its note. */
export async function writeVisit(
  tx: Ctx,
  visit: LockedVisit,
  action: "visit.marked" | "visit.draft_saved" | "visit.done",
  next: Partial<typeof consultationVisits.$inferInsert>,
): Promise<void> {
  const { bookingId } = visit;
  await tx.db
    .update(consultationVisits)
    .set({ ...next, version: visit.version + 1 })
    .where(eq(consultationVisits.bookingId, bookingId));
  await recordAudit(tx, {
    action,
    subject: { type: "booking", id: bookingId },
    before: { state: visit.state },
    after: { state: next.state ?? visit.state },
  });
}
