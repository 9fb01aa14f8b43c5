import { and, asc, desc, eq } from "drizzle-orm";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { payments, testGatewayPayments } from "./tables.server.ts";

/** The attempt a gateway's message is about, by our reference and only at that gateway. */
export async function findAttempt(db: Db, gateway: string, reference: string, lock?: "locked") {
  const query = db
    .select({
      orderId: payments.orderId,
      cartId: orders.cartId,
      amount: payments.amount,
      currency: payments.currency,
      status: payments.status,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.gateway, gateway), eq(payments.reference, reference)));
  const [attempt] = await (lock ? query.for("update", { of: payments }) : query);
  return attempt;
}

/** What the built-in provider's own books say; undefined until the shopper has decided. */
export async function findTestPayment(db: Db, reference: string) {
  const [payment] = await db
    .select({
      reference: testGatewayPayments.reference,
      amount: testGatewayPayments.amount,
      currency: testGatewayPayments.currency,
      status: testGatewayPayments.status,
      refunded: testGatewayPayments.refunded,
    })
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.reference, reference));
  return payment;
}

/** Every attempt to pay an order, oldest first; for staff. */
export async function paymentsOfOrder(db: Db, orderId: string) {
  return db
    .select({
      id: payments.id,
      gateway: payments.gateway,
      reference: payments.reference,
      amount: payments.amount,
      status: payments.status,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export type OrderPayment = Awaited<ReturnType<typeof paymentsOfOrder>>[number];

/** Where the newest attempt to pay an order stands; for its buyer. */
export async function newestAttempt(db: Db, orderId: string) {
  const [newest] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return newest?.status;
}
