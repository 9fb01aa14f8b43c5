import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I7: what opens the portal is the number of orders that were paid and kept. */
export async function orderCountsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I7: customer %s counts %s orders, but %s are paid and kept', c.id, c.order_count,
      count(o.id)) as sentence
    from customers c left join orders o on o.customer_id = c.id
      and o.payment_status in ('paid', 'partially_refunded')
      and o.status not in ('cancelled', 'refunded')
    group by c.id having c.order_count <> count(o.id)`,
  );
}
