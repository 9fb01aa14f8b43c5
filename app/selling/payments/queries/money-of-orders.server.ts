import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { payments, refunds } from "../tables.server.ts";

export type OrderMoney = { references: string[]; refunded: number };

/** The payment references of several orders, and their refunds in centavos. */
export async function moneyOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderMoney>> {
  const paid = await db
    .select({ orderId: payments.orderId, reference: payments.reference })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.status, "paid")))
    .orderBy(asc(payments.settledAt), asc(payments.id));
  const back = await db
    .select({ orderId: refunds.orderId, sum: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.status, "done")))
    .groupBy(refunds.orderId);
  const refunded = new Map(back.map(({ orderId, sum }) => [orderId, sum] as const));
  return new Map(
    orderIds.map((id) => [
      id,
      {
        references: paid.flatMap(({ orderId, reference }) => (orderId === id ? [reference] : [])),
        refunded: refunded.get(id) ?? 0,
      },
    ]),
  );
}
