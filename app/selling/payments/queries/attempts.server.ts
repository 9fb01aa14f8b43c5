import { and, eq } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { payments } from "../tables.server.ts";

/** The columns of an attempt that are needed to ask its gateway. */
export const askedColumns = {
  gateway: payments.gateway,
  reference: payments.reference,
  sessionId: payments.sessionId,
  amount: payments.amount,
  currency: payments.currency,
  status: payments.status,
  createdAt: payments.createdAt,
};

/** Attempts without a known result, of an order that is still to be paid. */
export async function openAttempts(db: Db, orderId: string) {
  return db
    .select(askedColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, "open"),
        eq(orders.status, "pending"),
        eq(orders.paymentStatus, "unpaid"),
      ),
    );
}
