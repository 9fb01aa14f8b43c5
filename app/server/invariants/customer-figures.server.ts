import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** Every order without an account has a guest record, and each record's figures are correct. */
export async function customerFiguresAgree(db: Db): Promise<string[]> {
  const [guests, figures] = await Promise.all([
    violations(
      db,
      sql`
    select format('Customers: %s orders of %s have no record of a guest', count(*), lower(o.email))
      as sentence
    from orders o left join guest_addresses g on g.email = lower(o.email)
    where o.customer_id is null and g.email is null group by lower(o.email)`,
    ),
    violations(
      db,
      sql`
    select format('Customers: %s counts %s orders and %s centavos, but bought %s for %s', c.id,
      coalesce(f.orders, 0), coalesce(f.spent, 0), coalesce(b.orders, 0), coalesce(b.spent, 0)) as sentence
    from customers c left join customer_figures f on f.customer_id = c.id
    left join (select customer_id, count(*)::int as orders, sum(amount) as spent, max(created_at) as last
      from bought_orders() group by customer_id) b on b.customer_id = c.id
    where (coalesce(f.orders, 0), coalesce(f.spent, 0), f.last_order_at)
      is distinct from (coalesce(b.orders, 0), coalesce(b.spent, 0), b.last)`,
    ),
  ]);
  return [...guests, ...figures];
}
