import { and, desc, eq, inArray } from "drizzle-orm";
import { refuse, ok, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { consultationVisits } from "#app/care/consultations/tables/consultation-visits.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ownPatient } from "#app/care/consultations/queries/patients.server.ts";
import { writtenFor } from "../queries/written-for.server.ts";
import { therapyCheckIns, therapyPlans } from "../tables.server.ts";

const NEWEST = 20;

type PatientRecord = Awaited<ReturnType<typeof read>>;

/**
 * The only way for staff to read the instructions of a patient and the check-ins that the patient shares:
 * by a clinician of theirs, and each look leaves a row in the same transaction.
 */
export async function openPatient(
  ctx: Ctx,
  customerId: string,
): Promise<Result<PatientRecord, Refusal<"not_found">>> {
  return inTransaction(ctx, async (tx) => {
    const patient = await ownPatient(tx, customerId);
    if (!patient || tx.actor.kind !== "user") return refuse("not_found");
    const opened = await read(tx, patient, tx.actor.userId);
    const subject = { type: "user", id: patient.userId };
    await recordAudit(tx, { action: "course.viewed", subject });
    return ok(opened);
  });
}

type Patient = NonNullable<Awaited<ReturnType<typeof ownPatient>>>;

async function read({ db }: Ctx, patient: Patient, clinicianId: string) {
  const { userId } = patient;
  const shared = and(eq(therapyCheckIns.userId, userId), eq(therapyCheckIns.isShared, true));
  const checkIns = await db
    .select({ checkIn: therapyCheckIns, product: products.name })
    .from(therapyCheckIns)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyCheckIns.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .where(shared)
    .orderBy(desc(therapyCheckIns.answeredOn), desc(therapyCheckIns.checkedAt))
    .limit(NEWEST)
    // Deleted by its owner a moment later, it was still there to be read.
    .for("share", { of: therapyCheckIns });
  const visits = await db
    .select({ bookingId: bookings.id, number: bookings.number, startsAt: bookings.startsAt })
    .from(consultationVisits)
    .innerJoin(bookings, eq(bookings.id, consultationVisits.bookingId))
    .where(
      and(
        eq(consultationVisits.userId, userId),
        eq(consultationVisits.clinicianId, clinicianId),
        inArray(consultationVisits.state, ["came", "done"]),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(NEWEST);
  return { patient, checkIns, visits, written: await writtenFor(db, userId) };
}
