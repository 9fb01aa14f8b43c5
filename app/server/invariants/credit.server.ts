import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I24: a balance is the sum of its entries. An order holds the credit that it uses until it ends or
 * is refunded: issued less spent plus returned is the balance.
 */
export async function creditAddsUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I24: the credit of customer %s is %s, its entries say %s', a.customer_id, a.balance,
      coalesce(sum(e.amount), 0)) as sentence
    from credit_accounts a left join credit_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select format('I24: order %s (%s, %s) should hold credit of %s, and holds %s', order_number, status,
      payment_status, should, holds)
    from (
      select o.order_number, o.status, o.payment_status,
        coalesce((select p.amount - coalesce((select sum(r.amount) from refunds r
            where r.payment_id = p.id and r.status = 'done'), 0)
          from payments p where p.order_id = o.id and p.gateway = 'credit'),
          case when o.status = 'cancelled' or o.paid_at is not null then 0 else o.credit_total end
        ) as should,
        coalesce((select -sum(e.amount) from credit_entries e
          where e.order_id = o.id and e.kind in ('spent', 'returned')), 0) as holds
      from orders o
    ) held where should <> holds
    union all
    select format('I24: refund %s of %s as store credit gave %s', r.id, r.amount, coalesce(e.amount, 0))
    from refunds r join payments p on p.id = r.payment_id
    left join credit_entries e on e.request_key = r.id and e.cause = 'refund'
    where r.to_credit and p.gateway <> 'credit' and r.status = 'done'
      and r.amount is distinct from e.amount`,
  );
}
