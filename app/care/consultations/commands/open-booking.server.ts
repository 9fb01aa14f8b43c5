import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wholeBooking, withinScope, type WholeBooking } from "../queries/staff-bookings.server.ts";
import { lockBooking } from "./lock-booking.server.ts";

/** The only way for staff to read who consults whom. The same transaction records the reader. */
export async function openBooking(
  ctx: Ctx,
  bookingId: string,
): Promise<Result<WholeBooking, Refusal<"forbidden" | "not_found">>> {
  const scope = healthScope(ctx.actor);
  if (!scope) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId, withinScope(scope));
    if (!booking || booking.status === "held") return refuse("not_found");
    const whole = await wholeBooking(tx.db, booking.id);
    if (!whole) return refuse("not_found");
    await recordAudit(tx, {
      action: "booking.viewed",
      subject: { type: "booking", id: bookingId },
    });
    return ok(whole);
  });
}
