import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I3: every amount of an order follows from its lines, recomputed in whole centavos. */
export async function totalsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with sums as (
      select order_id, sum(price::bigint * quantity) as gross, sum(discount) as discounts
      from order_items group by order_id
    )
    select format('I3: a line of order %s costs %s, but %s x %s - %s is %s', o.order_number, i.total,
      i.price, i.quantity, i.discount, i.price::bigint * i.quantity - i.discount) as sentence
    from order_items i join orders o on o.id = i.order_id
    where i.total <> i.price::bigint * i.quantity - i.discount
    union all
    select format('I3: a line of order %s has a discount of %s on %s', o.order_number, i.discount,
      i.price::bigint * i.quantity)
    from order_items i join orders o on o.id = i.order_id
    where i.discount not between 0 and i.price::bigint * i.quantity
    union all
    select format('I3: order %s has a subtotal of %s, its lines say %s', order_number, subtotal, gross)
    from orders join sums on order_id = id where subtotal <> gross
    union all
    select format('I3: order %s has a discount of %s, its lines say %s', order_number, discount_total,
      discounts)
    from orders join sums on order_id = id where discount_total <> discounts
    union all
    select format('I3: order %s costs %s, but %s - %s + %s + %s + %s is %s', order_number, total_amount,
      gross, discount_total, shipping_total, coalesce(cold_pack, 0), tax_total, parts)
    from orders join sums on order_id = id cross join lateral (
      select gross - discount_total + shipping_total + coalesce(cold_pack, 0) + tax_total as parts
    ) summed
    where total_amount <> parts`,
  );
}
