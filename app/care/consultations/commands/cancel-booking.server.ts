import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { cancelCost, whyNotCancel, type CancelCost } from "../rules/may-change.ts";
import { bookings } from "../tables.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { writeCancel } from "./write-cancel.server.ts";

type Cancellation = { bookingId: string; expectsCost: CancelCost };
type CancelBookingRefusal = Refusal<"not_found" | "not_booked" | "over" | "costs_now">;

/**
 * The customer cancels a booking before it begins; within the last day the credit is lost. A
 * customer who read that it costs nothing never pays. A second call changes nothing.
 */
export async function cancelBooking(
  ctx: Ctx,
  { bookingId, expectsCost }: Cancellation,
): Promise<Result<undefined, CancelBookingRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("not_found");
    const own = eq(bookings.customerId, booker.customerId);
    const booking = await lockBooking(tx, bookingId, own);
    if (!booking) return refuse("not_found");
    if (booking.status === "cancelled") return ok(undefined);
    const refused = whyNotCancel(booking, tx.now);
    if (refused) return refuse(refused);
    const isLate = cancelCost(booking, tx.now) === "late";
    if (isLate && expectsCost === "nothing") return refuse("costs_now");
    const creditLost = isLate && booking.creditItemId !== null;
    await writeCancel(tx, booking.id, { cancelledBy: "customer", creditLost });
    return ok(undefined);
  });
}
