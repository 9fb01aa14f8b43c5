import { eq } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliates, orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions } from "../tables.server.ts";

export async function hasReferral(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(orderReferrals, eq(orderReferrals.orderId, orderId))) > 0;
}

/** The affiliate who referred an order's buyer, and the resulting commission. */
export async function referralOf(db: Db, orderId: string) {
  const [found] = await db
    .select({
      affiliateId: affiliates.id,
      code: affiliates.affiliateCode,
      status: affiliates.status,
      customerId: affiliates.customerId,
      email: customers.email,
      phone: customers.phone,
      via: orderReferrals.via,
      refusedWhy: orderReferrals.refusedWhy,
      commissionId: affiliateCommissions.id,
      discountId: orders.discountId,
      discountOwner: discounts.affiliateId,
    })
    .from(orderReferrals)
    .innerJoin(orders, eq(orders.id, orderReferrals.orderId))
    .leftJoin(discounts, eq(discounts.id, orders.discountId))
    .innerJoin(affiliates, eq(affiliates.id, orderReferrals.affiliateId))
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .leftJoin(affiliateCommissions, eq(affiliateCommissions.orderId, orderReferrals.orderId))
    .where(eq(orderReferrals.orderId, orderId));
  return found;
}

/** The same without the person, as it was stored with the order. */
export async function referralFacts(db: Db, orderId: string) {
  const { affiliateId, via, clickedAt, refusedWhy } = orderReferrals;
  const [found] = await db
    .select({ affiliateId, code: affiliates.affiliateCode, via, clickedAt, refusedWhy })
    .from(orderReferrals)
    .innerJoin(affiliates, eq(affiliates.id, affiliateId))
    .where(eq(orderReferrals.orderId, orderId));
  return found;
}

export type OrderReferral = NonNullable<Awaited<ReturnType<typeof referralOf>>>;
