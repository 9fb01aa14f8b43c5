import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.ts";

/** I9: the audit log explains how each order came to its two statuses. */
export async function auditExplainsOrders(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with entries as (
      select o.id, a.action, a.after->>'status' as status, a.after->>'paymentStatus' as payment_status
      from orders o join audit_log a on a.subject_type = 'order' and a.subject_id = o.id::text
    )
    select format('I9: order %s was placed %s times according to the audit log', order_number,
      (select count(*) from entries e where e.id = o.id and e.action = 'order.placed')) as sentence
    from orders o
    where 1 <> (select count(*) from entries e where e.id = o.id and e.action = 'order.placed')
    union all
    select format('I9: nothing in the audit log made order %s %s', order_number, status)
    from orders o where not exists (
      select from entries e where e.id = o.id and e.status = o.status
        and e.action in ('order.placed', 'order.status'))
    union all
    select format('I9: nothing in the audit log made the payment of order %s %s', order_number,
      payment_status)
    from orders o where not exists (
      select from entries e where e.id = o.id and e.payment_status = o.payment_status
        and e.action in ('order.placed', 'order.payment'))`,
  );
}
