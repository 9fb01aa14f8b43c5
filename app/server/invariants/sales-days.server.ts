import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** The kept sums of a day are those of its orders, payments and refunds, unless they are due. */
export async function salesDaysAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with money as (
      select paid_at as at, payment_method as method, 1 as orders, 0 as paid, 0 as refunded
      from orders where paid_at is not null and status <> 'cancelled'
      union all
      select p.settled_at, o.payment_method, 0, p.amount, 0
      from payments p join orders o on o.id = p.order_id
      where p.settled_at is not null and p.status = 'paid' and o.status <> 'cancelled'
      union all
      select r.settled_at, o.payment_method, 0, 0, r.amount
      from refunds r join orders o on o.id = r.order_id
      where r.settled_at is not null and r.status = 'done' and o.status <> 'cancelled'
    ), live as (
      select (at at time zone 'Asia/Manila')::date as day, method, sum(orders) as orders,
        sum(paid) as paid, sum(refunded) as refunded
      from money group by 1, 2
    )
    select format('Sales: %s by %s is kept as %s orders, %s and %s centavos, but has %s, %s and %s',
      day, method, coalesce(kept.orders, 0), coalesce(kept.paid, 0), coalesce(kept.refunded, 0),
      coalesce(live.orders, 0), coalesce(live.paid, 0), coalesce(live.refunded, 0)) as sentence
    from live full join sales_days kept using (day, method)
    where (live.orders, live.paid, live.refunded)
        is distinct from (kept.orders::bigint, kept.paid::numeric, kept.refunded::numeric)
      and day not in (select day from sales_days_due)`,
  );
}
