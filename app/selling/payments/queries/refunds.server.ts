import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { payments, refunds } from "../tables.server.ts";

/** An order's arrived payments, newest first. `refunded` includes refunds on their way. */
export async function paidParts(db: Db, orderId: string) {
  return db
    .select({
      paymentId: payments.id,
      gateway: payments.gateway,
      reference: payments.reference,
      amount: payments.amount,
      currency: payments.currency,
      settledAt: payments.settledAt,
      refunded: sql<number>`coalesce(sum(${refunds.amount}), 0)::int`,
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, "failed")))
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")))
    .groupBy(payments.id)
    .orderBy(desc(payments.settledAt), desc(payments.id));
}

/** Money received for an order, and confirmed refunds. */
export async function moneyOf(db: Db, orderId: string) {
  const [paid] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")));
  return { paid: paid?.sum ?? 0, refunded: await refundedOf(db, orderId) };
}

/** Adds requested refunds without an answer, for the buyer. */
export async function moneyMoved(db: Db, orderId: string) {
  const [asked] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "requested")));
  return { ...(await moneyOf(db, orderId)), underway: asked?.sum ?? 0 };
}

async function refundedOf(db: Db, orderId: string): Promise<number> {
  const [done] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "done")));
  return done?.sum ?? 0;
}

export async function findRefund(db: Db, refundId: string, lock?: "locked") {
  const query = db
    .select({
      refund: refunds,
      gateway: payments.gateway,
      reference: payments.reference,
      sessionId: payments.sessionId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  const [found] = lock ? await query.for("update", { of: refunds }) : await query;
  return (
    found && {
      ...found.refund,
      gateway: found.gateway,
      reference: found.reference,
      sessionId: found.sessionId,
    }
  );
}

export type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Refunds of one form, however often it was sent. */
export async function refundsOfKey(db: Db, orderId: string, requestKey: string) {
  return db
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestKey, requestKey)));
}

export async function refundsOfOrder(db: Db, orderId: string) {
  return db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      currency: refunds.currency,
      status: refunds.status,
      reason: refunds.reason,
      byHand: refunds.byHand,
      toCredit: refunds.toCredit,
      failure: refunds.failure,
      createdAt: refunds.createdAt,
      gateway: payments.gateway,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
