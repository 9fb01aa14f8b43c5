import { eq, and, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { takeCredit } from "../queries/credits.server.ts";
import { bookings, doctors } from "../tables.server.ts";
import type { TypeSlug } from "../rules/booking-terms.ts";
import { slotWishes } from "../tables/slot-wishes.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { planReminder } from "./plan-reminder.server.ts";

type Confirmation = { bookingId: string; expectsCredit: boolean };
type ConfirmBookingRefusal = Refusal<"not_found" | "hold_over" | "doctor_gone" | "credit_gone">;

/**
 * Books the slot that the customer holds. A first consultation uses a credit if there is one. A
 * customer who read that the fee is covered never has to pay it after all.
 */
export async function confirmBooking(
  ctx: Ctx,
  { bookingId, expectsCredit }: Confirmation,
): Promise<Result<undefined, ConfirmBookingRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("not_found");
    const own = eq(bookings.customerId, booker.customerId);
    const booking = await lockBooking(tx, bookingId, own);
    if (!booking || booking.status === "cancelled") return refuse("not_found");
    if (booking.status === "booked") return ok(undefined);
    if (!booking.heldUntil || booking.heldUntil <= tx.now) return refuse("hold_over");
    const [doctor] = await tx.db.select().from(doctors).where(eq(doctors.id, booking.doctorId));
    if (!doctor?.isActive) return refuse("doctor_gone");

    const credit =
      booking.type === "initial" ? await takeCredit(tx.db, booker.customerId) : undefined;
    if (expectsCredit && !credit) return refuse("credit_gone");
    await tx.db
      .update(bookings)
      .set({
        status: "booked",
        heldUntil: null,
        creditItemId: credit?.itemId,
        creditUnit: credit?.unit,
      })
      .where(eq(bookings.id, booking.id));
    await endWishesOf(tx, booking);
    await emit(tx.db, "booking.booked", { bookingId });
    await planReminder(tx, booking);
    return ok(undefined);
  });
}

/**
 * Ends the customer's wishes, since they no longer wait. Call it inside the transaction that books.
 */
async function endWishesOf(
  { db, now }: Ctx,
  { customerId, type }: { customerId: string; type: TypeSlug },
): Promise<void> {
  const own = and(eq(slotWishes.customerId, customerId), eq(slotWishes.type, type));
  await db
    .update(slotWishes)
    .set({ endedAt: now, ended: "booked" })
    .where(and(own, isNull(slotWishes.endedAt)));
}
