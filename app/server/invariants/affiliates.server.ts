import { eq, sql } from "drizzle-orm";
import {
  bookedOf,
  commissionOfOrder,
} from "#app/reach/affiliates/queries/commission-of-order.server.ts";
import { keptOf } from "#app/reach/affiliates/queries/kept-of.server.ts";
import { changedEntries } from "#app/reach/affiliates/rules/book-entries.ts";
import { affiliateCommissions } from "#app/reach/affiliates/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I6: each paid order with a referral has one commission, its entries add up to the commission on
 * the goods that were kept, and no affiliate can be paid for an order of their own. Jobs write
 * commissions.
 */
export async function commissionsAddUp(
  db: Db,
  { jobsDrained }: { jobsDrained: boolean },
): Promise<string[]> {
  return [
    ...(await entriesAddUp(db)),
    ...(jobsDrained ? await commissionsAreOfWhatWasKept(db) : []),
  ];
}

async function entriesAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with sums as (
      select o.order_number, c.*, r.order_id is not null and r.affiliate_id = c.affiliate_id
          and r.refused_why is null as is_referred,
        coalesce(sum(e.base) filter (where e.cause = 'paid'), 0) as earned_base,
        coalesce(sum(e.amount) filter (where e.cause = 'paid'), 0) as earned,
        coalesce(sum(e.base), 0) as base_left, coalesce(sum(e.amount), 0) as amount_left,
        coalesce((select min(line.base) from (select sum(l.base) as base
          from affiliate_commission_entries l where l.commission_id = c.id group by l.line) line), 0)
          as least
      from affiliate_commissions c join orders o on o.id = c.order_id
      left join order_referrals r on r.order_id = c.order_id
      left join affiliate_commission_entries e on e.commission_id = c.id
      group by c.id, o.order_number, r.order_id
    )
    select format('I6: the commission of order %s is %s of %s, its lines say %s of %s', order_number,
      commission_amount, order_amount, earned, earned_base) as sentence
    from sums where earned_base <> order_amount or earned <> commission_amount
    union all
    select format('I6: of the commission of order %s %s is left, at %s%% of %s', order_number,
      amount_left, commission_rate, base_left)
    from sums where least < 0 or amount_left <> floor((base_left * commission_rate + 50) / 100)
    union all
    select format('I6: the commission of order %s is %s, and %s of its goods are left', order_number,
      status, base_left)
    from sums where (status = 'reversed') <> (base_left = 0 and order_amount > 0) and status <> 'paid'
    union all
    select format('I6: order %s has a commission, and nobody sent its buyer', order_number)
    from sums where not is_referred`,
  );
}

async function commissionsAreOfWhatWasKept(db: Db): Promise<string[]> {
  const missing = await violations(
    db,
    sql`
    select format('I6: order %s was paid and earned its affiliate nothing', o.order_number) as sentence
    from order_referrals r join orders o on o.id = r.order_id
    where o.paid_at is not null and o.status <> 'cancelled' and r.refused_why is null
      and not exists (select from affiliate_commissions c where c.order_id = o.id)`,
  );
  const all = await db
    .select({ order: orders })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, affiliateCommissions.orderId));
  const wrong = await Promise.all(all.map(({ order }) => unbooked(db, order)));
  return [...missing, ...wrong.flat()];
}

/** Merging customers can turn an order into the affiliate's own; it is booked after the hold. */
async function unbooked(db: Db, order: typeof orders.$inferSelect): Promise<string[]> {
  const commission = await commissionOfOrder(db, order.id);
  if (!commission) return [];
  const booked = await bookedOf(db, commission.id);
  const kept = await keptOf(db, order, commission);
  const left = changedEntries(booked, kept, commission.rate);
  const isOwn = kept.some(({ why }) => why === "own_order");
  if (left.length === 0 || isOwn) return [];
  return [
    `I6: ${left.length} lines of order ${order.orderNumber} are not booked on its commission`,
  ];
}
