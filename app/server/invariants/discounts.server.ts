import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I5: the use count of a code equals its redemptions and never exceeds a limit. Each order with a
 * discount has one redemption of that amount; an order that ended has none.
 */
export async function discountsAgree(db: Db): Promise<string[]> {
  return [...(await countsAgree(db)), ...(await ordersHoldTheirUse(db))];
}

async function countsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with uses as (
      select d.*, (select count(*) from discount_redemptions r
        where r.discount_id = d.id and r.released_at is null) as live
      from discounts d
    )
    select format('I5: code %s counts %s uses, its redemptions say %s', code, used_count, live) as sentence
    from uses where used_count <> live
    union all
    select format('I5: code %s was used %s times of %s', code, live, usage_limit)
    from uses where live > usage_limit
    union all
    select format('I5: code %s was used %s times of %s by the buyer of order %s', d.code, count(*),
      d.per_customer_limit, max(o.order_number))
    from discounts d
    join discount_redemptions r on r.discount_id = d.id and r.released_at is null
    left join orders o on o.id = r.order_id
    group by d.id, coalesce(r.customer_id::text, r.email)
    having count(*) > d.per_customer_limit`,
  );
}

async function ordersHoldTheirUse(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with uses as (
      select o.order_number, o.status, o.paid_at, o.discount_code, o.discount_total, o.discount_id,
        r.discount_id as used_id, r.amount, r.held_by_cart,
        r.id is not null and r.released_at is null as live
      from orders o left join discount_redemptions r on r.order_id = o.id
    )
    select format('I5: order %s (%s) saved by %s and holds no use of it', order_number, status,
      discount_code) as sentence
    from uses where discount_id is not null and status not in ('cancelled', 'refunded') and not live
    union all
    select format('I5: %s order %s still holds a use of %s', status, order_number, discount_code)
    from uses where status in ('cancelled', 'refunded') and live
    union all
    select format('I5: order %s saved %s by %s, its redemption says %s', order_number, discount_total,
      discount_code, amount)
    from uses where used_id is not null
      and (used_id is distinct from discount_id or amount <> discount_total)
    union all
    select format('I5: order %s is %s, yet its use of %s is held for its cart', order_number, status,
      discount_code)
    from uses where live and held_by_cart is not null and paid_at is not null
    union all
    select format('I5: redemption %s refers to missing order %s', id, order_id)
    from discount_redemptions r where not exists (select from orders o where o.id = r.order_id)`,
  );
}
