import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I9: the audit log explains how each order came to its two statuses. */
export async function auditExplainsOrders(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with told as (
      select subject_id, count(*) filter (where action = 'order.placed') as placed,
        array_agg(after->>'status') filter (where action in ('order.placed', 'order.status'))
          as statuses,
        array_agg(after->>'paymentStatus')
          filter (where action in ('order.placed', 'order.payment')) as payment_statuses
      from audit_log where subject_type = 'order' group by subject_id
    ), orders_told as (
      select o.order_number, o.status, o.payment_status, coalesce(placed, 0) as placed,
        coalesce(o.status = any(statuses), false) as explains_status,
        coalesce(o.payment_status = any(payment_statuses), false) as explains_payment
      from orders o left join told on subject_id = o.id::text
    )
    select format('I9: order %s was placed %s times according to the audit log', order_number,
      placed) as sentence
    from orders_told where placed <> 1
    union all
    select format('I9: nothing in the audit log made order %s %s', order_number, status)
    from orders_told where not explains_status
    union all
    select format('I9: nothing in the audit log made the payment of order %s %s', order_number,
      payment_status)
    from orders_told where not explains_payment`,
  );
}
