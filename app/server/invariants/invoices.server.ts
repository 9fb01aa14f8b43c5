import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I22: each number of an invoice or credit note exists once, and none is missing; what an invoice has is what its orders
 * cost, and no more of it is credited than it has, as a whole and part by part.
 */
export async function invoicesAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with numbers as (
      select 'invoice' as series, serial from invoices
      union all select 'credit_note', serial from credit_notes
    ), series as (
      select s.series, s.first, s.next, count(n.serial) as made, min(n.serial) as lowest,
        max(n.serial) as highest
      from invoice_series s left join numbers n on n.series = s.series group by s.series
    ), credited as (
      select i.number, i.total, i.vatable, i.vat, i.zero_rated, i.exempt, sum(c.total) as taken,
        sum(c.vatable) > i.vatable or sum(c.vat) > i.vat or sum(c.zero_rated) > i.zero_rated
          or sum(c.exempt) > i.exempt as is_uneven
      from invoices i join credit_notes c on c.invoice_id = i.id group by i.id
    ), parts as (
      select i.number, i.total, coalesce(sum(o.amount), 0) as amounts
      from invoices i left join invoiced_orders o on o.invoice_id = i.id group by i.id
    )
    select format('I22: the series %s has %s numbers from %s on, and the next is %s', series, made,
      first, next) as sentence
    from series where made <> next - first
      or (made > 0 and (lowest, highest) is distinct from (first, next - 1))
    union all
    select format('I22: number %s of %s exists %s times', serial, series, count(*))
    from numbers group by series, serial having count(*) > 1
    union all
    select format('I22: number %s of %s is of no series', serial, n.series)
    from numbers n where not exists (select from invoice_series s where s.series = n.series)
    union all
    select format('I22: %s of %s of invoice %s is credited', taken, total, number)
    from credited where taken > total
    union all
    select format('I22: a part of invoice %s is credited with more than it has', number)
    from credited where is_uneven and taken <= total
    union all
    select format('I22: invoice %s has %s, its orders say %s', number, total, amounts)
    from parts where total <> amounts
    union all
    select format('I22: credit note %s is of an order that its invoice %s does not have', c.number,
      i.number)
    from credit_notes c join invoices i on i.id = c.invoice_id
    where not exists (select from invoiced_orders o where o.invoice_id = c.invoice_id
      and o.order_id = c.order_id)
    union all
    select format('I22: order %s has more than one invoice that stands', o.order_number)
    from orders o join invoiced_orders p on p.order_id = o.id
    where p.amount > coalesce((select sum(c.total) from credit_notes c
      where c.invoice_id = p.invoice_id and c.order_id = p.order_id), 0)
    group by o.id having count(*) > 1`,
  );
}
