import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I15: no more units come back than were bought, what went back to stock for a return is what was
 * good in it, and its money is what the refund command gave under its id.
 */
export async function returnsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with claims as (
      select i.id, o.order_number, i.product_name, i.quantity,
        sum(coalesce(l.received, l.units)) as claimed, bool_and(i.order_id = r.order_id) as is_own
      from return_lines l join returns r on r.id = l.return_id and r.state <> 'refused'
      join order_items i on i.id = l.order_item_id join orders o on o.id = r.order_id
      group by i.id, o.order_number
    ), stocked as (
      select r.number, coalesce((select sum(l.good) from return_lines l where l.return_id = r.id), 0)
          as good,
        coalesce((select sum(m.on_hand_delta) from stock_movements m
          where m.reason = 'Return ' || r.number), 0) as moved
      from returns r
    ), money as (
      select r.number, r.refunded,
        coalesce((select sum(f.amount) from refunds f where f.request_key = r.id), 0) as given,
        coalesce((select bool_and(f.order_id = r.order_id) from refunds f
          where f.request_key = r.id), true) as is_own
      from returns r
    )
    select format('I15: %s of %s bought %s of order %s come back', claimed, quantity, product_name,
      order_number) as sentence
    from claims where claimed > quantity
    union all
    select format('I15: a return of order %s has a line of another order', order_number)
    from claims where not is_own
    union all
    select format('I15: return %s has %s good units, and %s went to stock', number, good, moved)
    from stocked where good <> moved
    union all
    select format('I15: return %s says that %s went back, its refunds say %s', number, refunded, given)
    from money where refunded <> given or not is_own
    union all
    select format('I15: return %s has no lines', number)
    from returns r where not exists (select from return_lines l where l.return_id = r.id)
    union all
    select format('I15: nothing in the audit log made return %s %s', number, state)
    from returns r where not exists (select from audit_log a where a.subject_type = 'return'
      and a.subject_id = r.id::text
      and a.action in ('return.' || r.state, case r.state when 'received' then 'return.came_back' end))`,
  );
}
