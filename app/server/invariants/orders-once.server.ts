import { sql } from "drizzle-orm";
import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I2: one checkout key leads to one order, and a cart has at most one order that still waits to be
 * paid online. An order has no more tags than it may have.
 */
export async function ordersExistOnce(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I2: checkout key %s of cart %s leads to %s orders', key, cart_id, count(*)) as sentence
    from placements group by cart_id, key having count(distinct order_id) > 1
    union all
    select format('I2: cart %s has %s unpaid orders', cart_id, count(*))
    from orders
    where cart_id is not null and status not in ('cancelled', 'refunded')
      and payment_status in ('unpaid', 'failed', 'expired')
    group by cart_id having count(*) > 1
    union all
    select format('I2: order %s has no lines', order_number)
    from orders o where not exists (select from order_items i where i.order_id = o.id)
    union all
    select format('I2: line %s belongs to no order', i.id)
    from order_items i where not exists (select from orders o where o.id = i.order_id)
    union all
    select format('I2: order %s has %s tags', o.order_number, count(*))
    from tagged_orders t join orders o on o.id = t.order_id
    group by o.order_number having count(*) > ${MOST_TAGS}::int`,
  );
}
