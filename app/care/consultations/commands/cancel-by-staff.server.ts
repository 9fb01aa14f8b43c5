import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { withinScope } from "../queries/staff-bookings.server.ts";
import { whyNotCancel } from "../rules/may-change.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { writeCancel } from "./write-cancel.server.ts";

type Cancellation = { bookingId: string; note: string };
type CancelByStaffRefusal = Refusal<"forbidden" | "not_found" | "not_booked" | "over">;

/** Staff cancel a booking. The customer and the doctor get a mail with the reason. */
export async function cancelByStaff(
  ctx: Ctx,
  { bookingId, note }: Cancellation,
): Promise<Result<{ number: string }, CancelByStaffRefusal>> {
  const scope = healthScope(ctx.actor);
  if (!scope) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId, withinScope(scope));
    if (!booking) return refuse("not_found");
    const refused = whyNotCancel(booking, tx.now);
    if (refused) return refuse(refused);
    await writeCancel(tx, booking.id, { cancelledBy: "staff", cancelNote: note });
    await recordAudit(tx, {
      action: "booking.cancelled",
      subject: { type: "booking", id: bookingId },
      before: { status: booking.status },
      after: { status: "cancelled" },
      reason: note,
    });
    return ok({ number: booking.number });
  });
}
