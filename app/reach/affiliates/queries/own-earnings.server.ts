import { eq, sql } from "drizzle-orm";
import { buyerOf, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateCommissionEntries, affiliateCommissions } from "../tables.server.ts";

/** The remaining amount of a commission; part of a statement. */
export const leftOf = sql<number>`(select coalesce(sum(${affiliateCommissionEntries.amount}), 0)
  from ${affiliateCommissionEntries}
  where ${affiliateCommissionEntries.commissionId} = ${affiliateCommissions.id})::int`;

export async function leftOfCommission(db: Db, commissionId: string): Promise<number> {
  const { amount } = affiliateCommissionEntries;
  const [found] = await db
    .select({ left: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(affiliateCommissionEntries)
    .where(eq(affiliateCommissionEntries.commissionId, commissionId));
  return found?.left ?? 0;
}

/**
 * An affiliate's earnings, summed from the commissions. `left` is earned minus taken off, and
 * `onHold` is the part of it that is not in the balance yet, and `nextPayable` is
 * when the first of it is. `buyers` counts people, `orders` their
 * paid orders.
 */
export async function earningsOf(db: Db, affiliateId: string) {
  const own = db
    .select({
      earned: affiliateCommissions.commissionAmount,
      left: leftOf.as("left_of_it"),
      payableAt: affiliateCommissions.payableAt,
      heldUntil: sql<Date | null>`${orders.shippedAt}
        + ${affiliateCommissions.holdDays} * interval '1 day'`.as("held_until"),
      buyer: sql<string>`${buyerOf("orders")}`.as("buyer"),
    })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, affiliateCommissions.orderId))
    .where(eq(affiliateCommissions.affiliateId, affiliateId))
    .as("own");
  const [found] = await db
    .select({
      earned: sql`coalesce(sum(${own.earned}), 0)`.mapWith(Number),
      left: sql`coalesce(sum(${own.left}), 0)`.mapWith(Number),
      onHold: sql`coalesce(sum(${own.left}) filter (where ${own.payableAt} is null), 0)`.mapWith(
        Number,
      ),
      nextPayable: sql<Date | null>`min(${own.heldUntil})
        filter (where ${own.payableAt} is null and ${own.left} > 0)`.mapWith(orders.shippedAt),
      buyers: sql`count(distinct ${own.buyer})`.mapWith(Number),
      orders: sql`count(*)`.mapWith(Number),
    })
    .from(own);
  if (!found) throw new Error("a sum without a row");
  return found;
}
