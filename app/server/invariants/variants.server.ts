import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I12: a product with variants costs what they cost and is found by their names, and each thing counted or sold is its own. */
export async function variantsAgree(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with sold as (
      select product_id, min(price) as lowest, max(price) as highest
      from product_variants where is_active group by product_id
    )
    select format('I12: %s costs %s to %s, its variants %s to %s',
      p.sku, p.price, p.highest_price, coalesce(s.lowest, p.price), s.highest) as sentence
    from products p left join sold s on s.product_id = p.id
    where p.highest_price is distinct from s.highest or (s.lowest is not null and p.price <> s.lowest)
    union all
    select format('I12: %s names the variant %s, which is of another product', what, v.sku)
    from (
      select 'a stock level' as what, product_id, variant_id from stock_levels
      union all select 'a cart', product_id, variant_id from cart_items
      union all select 'an order', product_id, variant_id from order_items
    ) as named join product_variants v on v.id = named.variant_id
    where v.product_id <> named.product_id
    union all
    select format('I12: %s is found by "%s", its variants are "%s"', p.sku, p.variant_names, v.names)
    from products p cross join lateral (
      select coalesce(string_agg(variant_name, ', ' order by position, id), '') as names
      from product_variants where product_id = p.id and is_active
    ) v
    where p.variant_names <> v.names
    union all
    select format('I12: the variant %s lacks its second value, or has one too many', v.sku)
    from product_variants v join products p on p.id = v.product_id
    where v.is_active and (v.option2_value is null) <> (p.option2_name is null)`,
  );
}
