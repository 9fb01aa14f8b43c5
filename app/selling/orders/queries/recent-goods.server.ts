import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { orderItems, orders } from "../tables.server.ts";

/** For so many days, goods may wait in a fridge and then be used up. */
const RECENT_DAYS = 2 * USE_WITHIN_DAYS;

/**
 * Products of a customer's recent orders that they may still use, as JSON. Guests have none: whoever
 * types another person's email must not learn what that person bought.
 */
export function recentGoods(customerId: SQL, now: SQLWrapper): SQL {
  const { slug, compound, kind, name } = products;
  return sql`(
    select coalesce(json_agg(${jsonOf({ slug, compound, kind, name })} order by ${orders.createdAt}), '[]')
    from ${orders}
    join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    join ${products} on ${products.id} = ${orderItems.productId}
    where ${orders.customerId} = ${customerId}
      and ${orders.createdAt} > ${now}::timestamptz - make_interval(days => ${sql.raw(String(RECENT_DAYS))})
      and ${orders.status} not in ('cancelled', 'refunded')
      and (${orders.paidAt} is not null or ${orders.paymentStatus} = 'cod_due'))`;
}
