import { eq } from "drizzle-orm";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { whyNotChange } from "../rules/may-change.ts";
import { bookings } from "../tables.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { writeCancel } from "./write-cancel.server.ts";

type Refused = Refusal<"not_found" | "not_booked" | "too_late">;

/** Its customer cancels a booking, in time. Cancelling once more changes nothing. */
export async function cancelBooking(
  ctx: Ctx,
  bookingId: string,
): Promise<Result<undefined, Refused>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("not_found");
    const own = eq(bookings.customerId, booker.customerId);
    const booking = await lockBooking(tx, bookingId, own);
    if (!booking) return refuse("not_found");
    if (booking.status === "cancelled") return ok(undefined);
    const refused = whyNotChange(booking, tx.now);
    if (refused) return refuse(refused);
    await writeCancel(tx, booking.id, { cancelledBy: "customer" });
    return ok(undefined);
  });
}
