import { eq } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** An order's data for a message: its state, without the buyer and the items. */
export async function orderMessage(db: Db, orderId: string) {
  const [found] = await db
    .select({
      number: orders.orderNumber,
      state: orders.status,
      paymentState: orders.paymentStatus,
      fulfillmentState: orders.fulfillmentStatus,
      total: orders.totalAmount,
      currency: orders.currency,
      paidAt: orders.paidAt,
      cancelledAt: orders.cancelledAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { paymentState, fulfillmentState, paidAt, cancelledAt, ...said } = found;
  const data = { ...said, payment_state: paymentState, fulfillment_state: fulfillmentState };
  return { data, paidAt, cancelledAt };
}
