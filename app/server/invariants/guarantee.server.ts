import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * I25: a paid case of the guarantee has refunds of its amount, for its own order, and another case
 * has none. The goods of a case add up to its amount.
 */
export async function guaranteeAddsUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with cases as (
      select c.*, o.order_number,
        coalesce((select sum(r.amount) from refunds r
          where r.request_key = c.id and r.order_id = c.order_id), 0) as refunded,
        (select coalesce(sum((good->>'amount')::int), 0) from jsonb_array_elements(c.goods) good)
          as of_goods
      from guarantee_cases c join orders o on o.id = c.order_id
    )
    select format('I25: a guarantee case of order %s should have refunds of %s, and has %s',
      order_number, should, refunded) as sentence
    from (select cases.*, case when paid_at is null then 0 else amount end as should from cases) paid
    where should <> refunded
    union all
    select format('I25: a guarantee case of order %s is %s, and its goods are %s', order_number,
      amount, of_goods)
    from cases where amount <> of_goods`,
  );
}
