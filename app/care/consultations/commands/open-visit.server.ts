import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { openForVisit } from "#app/care/assessments/commands/open-for-visit.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { requestsOfPatient } from "#app/selling/clearance/queries/requests-of-patient.server.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import { openWellnessForVisit } from "#app/care/wellness/commands/open-for-visit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wholeBooking } from "../queries/staff-bookings.server.ts";
import { addendaOf, earlierNotes } from "../queries/visits.server.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";

type VisitRecord = NonNullable<Awaited<ReturnType<typeof read>>>;

/**
 * The only way for staff to read what belongs to a visit: by the clinician who took it, and each look
 * leaves a row in the same transaction. The row repeats nothing of it.
 */
export async function openVisit(
  ctx: Ctx,
  bookingId: string,
): Promise<Result<VisitRecord, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  if (!isUuid(bookingId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const opened = await read(tx, bookingId, actor.userId);
    if (!opened) return refuse("not_found");
    const about = [bookingId, ...opened.earlier.map((note) => note.bookingId)];
    await recordAudit(
      tx,
      ...about.map((id) => ({ action: "visit.viewed", subject: { type: "booking", id } })),
    );
    return ok(opened);
  });
}

async function read(tx: Ctx, bookingId: string, clinicianId: string) {
  const { bookingId: id, clinicianId: by } = consultationVisits;
  const [visit] = await tx.db
    .select()
    .from(consultationVisits)
    .where(and(eq(id, bookingId), eq(by, clinicianId)))
    .for("share");
  const whole = visit && (await wholeBooking(tx.db, bookingId));
  if (!whole) return undefined;
  const { userId } = visit;
  const [form] = await tx.db
    .select()
    .from(preVisitForms)
    .where(eq(preVisitForms.bookingId, bookingId))
    // Deleted by its owner a moment later, it was still there to be read.
    .for("share");
  const assessment = await openForVisit(tx, userId);
  const wellness = await openWellnessForVisit(tx, userId);
  const requests = await requestsOfPatient(tx.db, userId, clinicianId);
  const earlier = await earlierNotes(tx.db, userId, bookingId);
  const addenda = await addendaOf(tx.db, [bookingId, ...earlier.map((note) => note.bookingId)]);
  return { visit, whole, form, assessment, wellness, requests, earlier, addenda };
}
