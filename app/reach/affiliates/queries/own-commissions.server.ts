import { asc, desc, eq, inArray } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateCommissionEntries, affiliateCommissions } from "../tables.server.ts";
import { leftOf } from "./own-earnings.server.ts";

/** The commissions of an affiliate, the newest first. What was bought is not read at all. */
export async function commissionsOf(
  db: Db,
  affiliateId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: affiliateCommissions.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      orderAmount: affiliateCommissions.orderAmount,
      rate: affiliateCommissions.commissionRate,
      amount: affiliateCommissions.commissionAmount,
      left: leftOf,
      isFirstOrder: affiliateCommissions.isFirstOrder,
      status: affiliateCommissions.status,
      holdDays: affiliateCommissions.holdDays,
      shippedAt: orders.shippedAt,
      payableAt: affiliateCommissions.payableAt,
      createdAt: affiliateCommissions.createdAt,
    })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, affiliateCommissions.orderId))
    .where(eq(affiliateCommissions.affiliateId, affiliateId))
    .orderBy(desc(affiliateCommissions.createdAt), desc(affiliateCommissions.id))
    .limit(limit)
    .offset(offset);
}

export type OwnCommission = Awaited<ReturnType<typeof commissionsOf>>[number];

export async function entriesOf(db: Db, commissionIds: readonly string[]) {
  if (commissionIds.length === 0) return [];
  const { commissionId, at, id } = affiliateCommissionEntries;
  return db
    .select()
    .from(affiliateCommissionEntries)
    .where(inArray(commissionId, [...commissionIds]))
    .orderBy(asc(at), asc(id));
}

export type OwnEntry = Awaited<ReturnType<typeof entriesOf>>[number];
