import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I1: a level is the sum of its movements and never below zero, and each order reserves or took
 * exactly its items, so that on hand + reserved + sold equals the units received.
 */
export async function stockAddsUp(db: Db): Promise<string[]> {
  return [...(await levelsAreSums(db)), ...(await ordersHoldTheirUnits(db))];
}

async function levelsAreSums(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with sums as (
      select l.id, l.on_hand, l.reserved, coalesce(v.sku, p.sku) as sku,
        coalesce(sum(m.on_hand_delta), 0) as moved, coalesce(sum(m.reserved_delta), 0) as set_aside
      from stock_levels l join products p on p.id = l.product_id
      left join product_variants v on v.id = l.variant_id
      left join stock_movements m on m.stock_level_id = l.id
      group by l.id, v.sku, p.sku
    )
    select format('I1: %s has %s on hand, its movements say %s', sku, on_hand, moved) as sentence
    from sums where on_hand <> moved
    union all
    select format('I1: %s has %s reserved, its movements say %s', sku, reserved, set_aside)
    from sums where reserved <> set_aside
    union all
    select format('I1: %s has %s on hand and %s reserved', sku, on_hand, reserved)
    from sums where on_hand < 0 or reserved < 0 or reserved > on_hand`,
  );
}

/** Units are reserved until the parcel leaves and then gone; an order that ended reserves none. */
async function ordersHoldTheirUnits(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with bought as (
      select i.order_id, l.id as level_id, sum(i.quantity) as units
      from order_items i join products p on p.id = i.product_id and p.kind <> 'service'
      left join stock_levels l on l.product_id = i.product_id
        and l.variant_id is not distinct from i.variant_id
      group by 1, 2
    ), moved as (
      select order_id, stock_level_id as level_id,
        sum(reserved_delta) as held, -sum(on_hand_delta) as taken
      from stock_movements where order_id is not null group by 1, 2
    ), left_house as (
      select i.order_id, l.id as level_id, sum(c.units) as units
      from parcels p join parcel_items c on c.parcel_id = p.id
      join order_items i on i.id = c.order_item_id
      join stock_levels l on l.product_id = i.product_id
        and l.variant_id is not distinct from i.variant_id
      where p.shipped_at is not null
      group by 1, 2
    ), compared as (
      select o.order_number, o.status, coalesce(b.units, 0) as units, coalesce(s.units, 0) as sent,
        coalesce(m.held, 0) as held, coalesce(m.taken, 0) as taken,
        o.status in ('pending', 'confirmed', 'processing') as open,
        o.status in ('shipped', 'delivered', 'completed') as gone
      from bought b full join moved m using (order_id, level_id)
      left join left_house s using (order_id, level_id)
      join orders o on o.id = order_id
    )
    select format('I1: order %s (%s) holds %s units of a line of %s', order_number, status, held, units)
      as sentence
    from compared where held <> case when open then units - sent else 0 end
    union all
    select format('I1: order %s (%s) took %s units of a line of %s', order_number, status, taken, units)
    from compared where taken <> sent or (gone and taken <> units)`,
  );
}
