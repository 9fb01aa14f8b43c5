import { asc, eq, sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissionEntries, affiliateCommissions } from "../tables.server.ts";

export async function commissionOfOrder(db: Db, orderId: string) {
  const [found] = await db
    .select({
      id: affiliateCommissions.id,
      affiliateId: affiliateCommissions.affiliateId,
      status: affiliateCommissions.status,
      payableAt: affiliateCommissions.payableAt,
      rate: affiliateCommissions.commissionRate,
      orderAmount: affiliateCommissions.orderAmount,
      customerId: affiliates.customerId,
      email: customers.email,
      phone: customers.phone,
    })
    .from(affiliateCommissions)
    .innerJoin(affiliates, eq(affiliates.id, affiliateCommissions.affiliateId))
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(eq(affiliateCommissions.orderId, orderId));
  return found;
}

export async function bookedOf(db: Db, commissionId: string) {
  const { line, base } = affiliateCommissionEntries;
  return db
    .select({ line, base: sql<number>`sum(${base})::int` })
    .from(affiliateCommissionEntries)
    .where(eq(affiliateCommissionEntries.commissionId, commissionId))
    .groupBy(line)
    .orderBy(asc(line));
}
