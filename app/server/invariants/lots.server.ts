import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I11: what left of a lot is what the lines of orders have from it, never more than was received,
 * and of its own item alone; a line has at most its own units from lots, and a parcel that left at
 * most what is in it. Nothing is packed from a lot that failed a test.
 */
export async function lotsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with packed as (
      select l.lot_number, l.packed_units, l.received_units, coalesce(sum(o.units), 0) as units
      from lots l left join order_item_lots o on o.lot_id = l.id group by l.id
    ), lines as (
      select i.id, i.quantity, sum(o.units) as units, r.order_number,
        bool_or(l.product_id <> i.product_id or l.variant_id is distinct from i.variant_id) as other
      from order_item_lots o join lots l on l.id = o.lot_id
      join order_items i on i.id = o.order_item_id join orders r on r.id = i.order_id
      group by i.id, r.id
    )
    select format('I11: lot %s has %s units packed, the lines of orders say %s', lot_number,
      packed_units, units) as sentence
    from packed where packed_units <> units
    union all
    select format('I11: of lot %s %s units were packed and %s received', lot_number, packed_units,
      received_units)
    from packed where packed_units > received_units
    union all
    select format('I11: a line of order %s has %s units from lots and %s in all', order_number, units,
      quantity)
    from lines where units > quantity
    union all
    select format('I11: a line of order %s has units from a lot of something else', order_number)
    from lines where other
    union all
    select format('I11: parcel %s of order %s has units from lots that are not in it', o.parcel,
      r.order_number)
    from order_item_lots o join order_items i on i.id = o.order_item_id join orders r on r.id = i.order_id
    group by o.order_item_id, o.parcel, r.id having sum(o.units) > coalesce((
      select c.units from parcels p join parcel_items c on c.parcel_id = p.id
      where p.order_id = r.id and p.number = o.parcel and p.shipped_at is not null
        and c.order_item_id = o.order_item_id), 0)
    union all
    select format('I11: lot %s failed a test and is open', lot_number)
    from lots l where l.opened_at is not null and l.closed_at is null and exists (
      select from lab_results s join lab_reports p on p.id = s.report_id
      where p.lot_id = l.id and s.verdict = 'failed')`,
  );
}
