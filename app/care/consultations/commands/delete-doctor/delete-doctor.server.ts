import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RemovalChoice } from "../../rules/removal-choice.ts";
import { bookings, doctors } from "../../tables.server.ts";
import { settleBookings } from "./settle-bookings.server.ts";

type DoctorDeletion = { doctorId: string; choice?: RemovalChoice | undefined };
type DoctorRemoval = { name: string; deactivated: boolean; moved: number; cancelled: number };
type DeleteDoctorRefusal = Refusal<"forbidden" | "not_found" | "has_bookings" | "changed">;

/**
 * Deletes a doctor for good; the next sweep removes the photo's file. A doctor with bookings only
 * becomes inactive, because the bookings name them. Upcoming ones are moved or cancelled in the
 * same step, as staff chose.
 */
export async function deleteDoctor(
  ctx: Ctx,
  { doctorId, choice }: DoctorDeletion,
): Promise<Result<DoctorRemoval, DeleteDoctorRefusal>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const locked = await lockBoth(tx, doctorId, choice?.moveTo?.doctorId);
    const doctor = locked.get(doctorId);
    if (!doctor) return refuse("not_found");
    if (choice?.moveTo && !locked.get(choice.moveTo.doctorId)?.isActive) return refuse("changed");
    const own = eq(doctors.id, doctorId);
    const deactivated = (await tx.db.$count(bookings, eq(bookings.doctorId, doctorId))) > 0;
    const settled = await settleBookings(tx, doctorId, choice);
    if (!settled.ok) return settled;
    if (deactivated)
      await tx.db
        .update(doctors)
        .set({ isActive: false, version: doctor.version + 1 })
        .where(own);
    else await tx.db.delete(doctors).where(own);
    await recordAudit(tx, {
      action: deactivated ? "doctor.deactivated" : "doctor.deleted",
      subject: { type: "doctor", id: doctorId },
      before: doctor,
      after: deactivated ? { ...doctor, isActive: false } : undefined,
    });
    return ok({ name: doctor.name, deactivated, ...settled.value });
  });
}

/** Locks in order of ids, so that two swaps of the same doctors cannot deadlock. */
async function lockBoth(tx: Ctx, doctorId: string, other: string | undefined) {
  const ids = [doctorId, ...(other && other !== doctorId ? [other] : [])].toSorted();
  const found = new Map<string, typeof doctors.$inferSelect | undefined>();
  for (const id of ids) found.set(id, await lockRow(tx.db, doctors, id));
  return found;
}
