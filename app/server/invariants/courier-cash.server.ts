import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I22: a courier's cash equals its lines. A tracking number is remitted once, and an order's total
 * is expected once. A cash order that was paid has lines of its total, or a difference that
 * explains them. A write-off equals the missing amount.
 */
export async function courierCashAddsUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with cash as (
      select l.order_id, sum(l.collected) as collected, count(*) filter (where l.expected > 0) as times,
        max(l.expected) as expected
      from remittance_lines l where l.order_id is not null group by 1
    )
    select format('I22: tracking number %s was remitted %s times', tracking,
      count(*) filter (where verdict = 'first')) as sentence
    from remittance_lines where verdict in ('first', 'again') group by tracking
    having count(*) filter (where verdict = 'first') <> 1
    union all
    select format('I22: order %s of %s was expected %s times, for %s', o.order_number,
      o.total_amount - o.credit_total, c.times, c.expected)
    from cash c join orders o on o.id = c.order_id
    where c.times > 1 or (c.times = 1 and c.expected <> o.total_amount - o.credit_total)
    union all
    select format('I22: couriers brought %s of %s for order %s, and no difference says so',
      c.collected, p.amount, o.order_number)
    from cash c join orders o on o.id = c.order_id
    join payments p on p.order_id = o.id and p.gateway = 'cod' and p.status = 'paid'
    where c.collected <> p.amount
      and not exists (select from cash_findings f where f.order_id = o.id)
    union all
    select format('I22: of a difference of %s, %s was written off', f.expected - f.amount, a.amount)
    from cash_acts a join cash_findings f on f.id = a.finding_id
    where a.act = 'write_off' and (a.amount <> f.expected - f.amount or f.ended_at is null)
    union all
    select format('I22: order %s was recorded as paid, and is %s', o.order_number, o.payment_status)
    from cash_acts a join cash_findings f on f.id = a.finding_id join orders o on o.id = f.order_id
    where a.act in ('pay', 'write_off') and o.payment_status = 'cod_due'`,
  );
}
