import { and, eq, gt, inArray, not } from "drizzle-orm";
import { stillPaid } from "#app/selling/orders/queries/has-bought.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { bookings } from "../tables.server.ts";

/**
 * A refunded order no longer covers upcoming consultations. They stay booked, and their customers
 * learn that they pay the fee themselves. A consultation that has begun was covered.
 */
export async function returnCredits(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const lost = tx.db
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.id, orderId), not(stillPaid)));
    const uncovered = await tx.db
      .update(bookings)
      .set({ creditItemId: null, creditUnit: null })
      .where(
        and(
          inArray(bookings.creditItemId, lost),
          eq(bookings.status, "booked"),
          gt(bookings.startsAt, tx.now),
        ),
      )
      .returning({ bookingId: bookings.id });
    for (const { bookingId } of uncovered) await emit(tx.db, "booking.uncovered", { bookingId });
  });
}
