import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I18: the units of the parcels of an order are those of the order once it is shipped, and never
 * more; the order knows how many left, and stands as they do. Parcels are numbered from 1.
 */
export async function parcelsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with lines as (
      select o.order_number, o.status, i.product_name, i.quantity,
        coalesce((select sum(c.units) from parcel_items c where c.order_item_id = i.id), 0) as sent
      from order_items i join orders o on o.id = i.order_id
      join products p on p.id = i.product_id and p.kind <> 'service'
    ), counts as (
      select o.id, o.order_number, o.status, o.fulfillment_status, o.parcels_sent,
        count(p.id) filter (where p.shipped_at is not null) as sent,
        coalesce(max(p.number) filter (where p.shipped_at is not null), 0) as newest,
        coalesce(bool_and(p.delivered_at is not null or p.returned_at is not null)
          filter (where p.shipped_at is not null), false) as over,
        coalesce(bool_or(p.delivered_at is not null), false) as arrived
      from orders o left join parcels p on p.order_id = o.id group by o.id
    )
    select format('I18: the parcels of order %s have %s of %s units of %s', order_number, sent, quantity,
      product_name) as sentence
    from lines where sent > quantity or (status in ('shipped', 'delivered', 'completed') and sent <> quantity)
    union all
    select format('I18: order %s says that %s parcels left, and %s did', order_number, parcels_sent, sent)
    from counts where parcels_sent <> sent or newest <> sent
    union all
    select format('I18: order %s is %s, and %s parcels left', order_number, status, sent)
    from counts where (status in ('pending', 'confirmed') and sent > 0)
      or (status in ('shipped', 'delivered', 'completed') and sent = 0)
    union all
    select format('I18: order %s is %s, and a parcel of it is on its way', order_number, status)
    from counts where status in ('delivered', 'completed') and not over
    union all
    select format('I18: order %s is %s, and none of its parcels is on its way', order_number, status)
    from counts where status = 'shipped' and over and arrived
    union all
    select format('I18: order %s is %s in part, and it is %s', order_number, fulfillment_status, status)
    from counts where fulfillment_status = 'partial' and (status not in ('processing', 'refunded') or sent = 0)
    union all
    select format('I18: parcel %s of order %s did not leave and has units', p.number, o.order_number)
    from parcels p join orders o on o.id = p.order_id
    where p.shipped_at is null and exists (select from parcel_items c where c.parcel_id = p.id)
    union all
    select format('I18: parcel %s of order %s has units of another order', p.number, o.order_number)
    from parcels p join orders o on o.id = p.order_id join parcel_items c on c.parcel_id = p.id
    join order_items i on i.id = c.order_item_id where i.order_id <> p.order_id`,
  );
}
