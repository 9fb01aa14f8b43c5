import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I23: lots add up to stock. The open lots of an item have at most what is on hand, and what staff
 * took off the shelf since the first of them came: what broke or was lost is of no lot. Units may
 * be on hand without a lot, and lots that nothing is packed from may be kept elsewhere.
 */
export async function lotsAreOnHand(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with open_lots as (
      select product_id, variant_id, sum(received_units - packed_units) as units,
        min(received_at) as since
      from lots where opened_at is not null and closed_at is null group by product_id, variant_id
    ), compared as (
      select coalesce(v.sku, p.sku) as sku, o.units, coalesce(l.on_hand, 0) as on_hand, (
        select coalesce(-sum(m.on_hand_delta), 0) from stock_movements m
        where m.stock_level_id = l.id and m.kind = 'adjust' and m.on_hand_delta < 0
          and m.at >= o.since) as taken
      from open_lots o join products p on p.id = o.product_id
      left join product_variants v on v.id = o.variant_id
      left join stock_levels l on l.product_id = o.product_id
        and l.variant_id is not distinct from o.variant_id
    )
    select format('I23: open lots of %s have %s units, %s are on hand and %s were taken off the shelf',
      sku, units, on_hand, taken) as sentence
    from compared where units > on_hand + taken`,
  );
}
