import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { comingOfDoctor } from "../../queries/removal.server.ts";
import { fitsInto, type RemovalChoice } from "../../rules/removal-choice.ts";
import { bookings } from "../../tables.server.ts";
import { lockBooking } from "../lock-booking.server.ts";
import { removeRunOutHolds } from "../remove-run-out-holds.server.ts";
import { writeCancel } from "../write-cancel.server.ts";

type Booking = typeof bookings.$inferSelect;
type SettleBookingsRefusal = Refusal<"has_bookings" | "changed">;

/**
 * Moves the upcoming bookings of a deleted doctor to another doctor at the same times, or cancels
 * them, as staff chose. A moved booking keeps its credit; a cancelled one returns it. The caller
 * has locked the doctors.
 */
export async function settleBookings(
  tx: Ctx,
  doctorId: string,
  choice: RemovalChoice | undefined,
): Promise<Result<{ moved: number; cancelled: number }, SettleBookingsRefusal>> {
  const coming = await comingOfDoctor(tx.db, doctorId, tx.now);
  if (coming.length === 0) return ok({ moved: 0, cancelled: 0 });
  if (!choice) return refuse("has_bookings");
  const fitting = choice.moveTo ? await fittingOf(tx, coming, choice.moveTo.doctorId) : [];
  // Staff must have seen the bookings that are settled.
  if (choice.coming !== coming.length) return refuse("changed");
  if (choice.moveTo && choice.moveTo.fits !== fitting.length) return refuse("changed");
  for (const booking of coming) {
    const locked = await lockBooking(tx, booking.id, eq(bookings.doctorId, doctorId));
    // The customer may cancel at the same time, which does not lock the doctor.
    if (locked?.status !== "booked") continue;
    if (choice.moveTo && fitting.includes(booking))
      await moveTo(tx, booking, choice.moveTo.doctorId);
    else await cancel(tx, booking, choice.note);
  }
  return ok({ moved: fitting.length, cancelled: coming.length - fitting.length });
}

async function fittingOf(tx: Ctx, coming: readonly Booking[], toDoctor: string) {
  await removeRunOutHolds(tx, eq(bookings.doctorId, toDoctor));
  const agenda = await loadAgenda(tx.db, toDoctor, tx.now);
  return coming.filter((booking) => fitsInto(agenda, booking, tx.now));
}

async function moveTo(tx: Ctx, booking: Booking, doctorId: string): Promise<void> {
  const moves = booking.moves + 1;
  await tx.db.update(bookings).set({ doctorId, moves }).where(eq(bookings.id, booking.id));
  await recordAudit(tx, {
    action: "booking.moved",
    subject: { type: "booking", id: booking.id },
    before: { doctorId: booking.doctorId },
    after: { doctorId },
    reason: "doctor_left",
  });
  const cause = { bookingId: booking.id, fromDoctorId: booking.doctorId };
  await emit(tx.db, "booking.given-on", cause);
}

async function cancel(tx: Ctx, booking: Booking, note: string): Promise<void> {
  await writeCancel(tx, booking.id, { cancelledBy: "staff", cancelNote: note });
  await recordAudit(tx, {
    action: "booking.cancelled",
    subject: { type: "booking", id: booking.id },
    before: { status: booking.status },
    after: { status: "cancelled" },
    reason: note,
  });
}
