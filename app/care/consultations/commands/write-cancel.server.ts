import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { CancelledBy } from "../rules/booking-terms.ts";
import { bookings } from "../tables.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";

/**
 * The slot is free again, and so is the credit, unless it is lost: both are read from bookings. What
 * the patient wrote for the visit is of no use any more.
 */
export async function writeCancel(
  tx: Ctx,
  bookingId: string,
  by: { cancelledBy: CancelledBy; cancelNote?: string; creditLost?: boolean },
): Promise<void> {
  await tx.db
    .update(bookings)
    .set({ status: "cancelled", cancelledAt: tx.now, ...by })
    .where(eq(bookings.id, bookingId));
  await tx.db.delete(preVisitForms).where(eq(preVisitForms.bookingId, bookingId));
  await emit(tx.db, "booking.cancelled", { bookingId });
}
