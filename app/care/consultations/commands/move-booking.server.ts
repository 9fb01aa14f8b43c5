import { and, eq, gt, ne } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { findOwnBooking } from "../queries/own-bookings.server.ts";
import { freeSlotAt, overlap } from "../rules/free-slots.ts";
import { minutesOf } from "../rules/minutes-of.ts";
import { whyNotChange } from "../rules/may-change.ts";
import { bookings, doctors } from "../tables.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { planReminder } from "./plan-reminder.server.ts";
import { removeRunOutHolds } from "./remove-run-out-holds.server.ts";

type Move = { bookingId: string; startsAt: Date };
type MoveBookingRefusal = Refusal<
  "not_found" | "not_booked" | "too_late" | "doctor_gone" | "taken" | "busy"
>;

/** Moves a booking to another free slot of its doctor in one step, or leaves it unchanged. */
export async function moveBooking(
  ctx: Ctx,
  { bookingId, startsAt }: Move,
): Promise<Result<undefined, MoveBookingRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    const found = booker && (await findOwnBooking(tx.db, booker.customerId, bookingId));
    if (!found) return refuse("not_found");
    // The doctor before the booking, as everybody who takes a slot does.
    const doctor = await lockRow(tx.db, doctors, found.doctorId);
    const own = eq(bookings.customerId, booker.customerId);
    const booking = await lockBooking(tx, bookingId, own);
    if (!booking) return refuse("not_found");
    const refused = whyNotChange(booking, tx.now);
    if (refused) return refuse(refused);
    if (!doctor?.isActive) return refuse("doctor_gone");
    if (booking.startsAt.getTime() === startsAt.getTime()) return ok(undefined);

    await removeRunOutHolds(tx, eq(bookings.doctorId, doctor.id));
    const agenda = await loadAgenda(tx.db, doctor.id, tx.now, bookingId);
    const minutes = minutesOf(booking);
    const slot = freeSlotAt(agenda, startsAt, minutes, tx.now);
    if (!slot) return refuse("taken");
    if ((await othersToCome(tx, booking)).some((one) => overlap(one, slot))) return refuse("busy");
    const moved = { startsAt, endsAt: addMinutes(startsAt, minutes), moves: booking.moves + 1 };
    await tx.db.update(bookings).set(moved).where(eq(bookings.id, bookingId));
    await emit(tx.db, "booking.moved", { bookingId, moves: moved.moves });
    await planReminder(tx, { id: bookingId, startsAt });
    return ok(undefined);
  });
}

async function othersToCome({ db, now }: Ctx, booking: { id: string; customerId: string }) {
  return db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, booking.customerId),
        eq(bookings.status, "booked"),
        gt(bookings.endsAt, now),
        ne(bookings.id, booking.id),
      ),
    );
}
