import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { CancelledBy } from "../rules/booking-terms.ts";
import { bookings } from "../tables.server.ts";
import { preVisitForms } from "../tables/pre-visit-forms.server.ts";

/**
 * The slot becomes free, and so does the credit unless it is lost: both are derived from bookings.
 * The patient's form for the visit is deleted because it is no longer of use.
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
