import { and, eq, isNotNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { digits, keysOf, refusedBy, type Buyer, type BuyerKeys } from "./refused-parcels.server.ts";

/** Checks for another paid order of this cart, a sign that the shopper paid twice. */
export async function cartPaidElsewhere(db: Db, cartId: string, orderId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.id, orderId), isNotNull(orders.paidAt)))
    .limit(1);
  return other !== undefined;
}

/** A condition: this customer has paid before. Free orders are ignored. */
export function hasPaid(customerId: SQL): SQL {
  return sql`exists (select from ${orders}
    where customer_id = ${customerId} and paid_at is not null and total_amount > 0)`;
}

/**
 * A buyer's history as JSON: whether a paid order arrived, and how many parcels were refused at the
 * door. A guest must know both the email and the phone of such an order, so that knowing another
 * person's address is not enough.
 */
export function buyerRecord(buyer: BuyerKeys): SQL {
  return sql`json_build_object(
    'hasBought', exists (select from ${orders} where ${arrived}
        and ${orders.customerId} = ${buyer.customerId})
      or exists (select from ${orders} where ${arrived} and ${orders.customerId} is null
        and lower(${orders.email}) = lower(${buyer.email})
        and ${digits(orders.phone)} = ${digits(buyer.phone)}),
    'refusedParcels', (select count(*)::int from ${orders} where ${refusedBy(buyer)}))`;
}

/** The same history for a given buyer. */
export async function loadBuyerRecord(
  db: Db,
  buyer: Omit<Buyer, "id">,
): Promise<{ hasBought: boolean; refusedParcels: number }> {
  type Row = { record: { hasBought: boolean; refusedParcels: number } };
  const { rows } = await db.execute<Row>(sql`select ${buyerRecord(keysOf(buyer))} as record`);
  return rows[0]?.record ?? { hasBought: false, refusedParcels: 0 };
}

/** Both the money and the goods arrived. A free order proves nothing. */
const arrived = sql`${orders.status} in ('delivered', 'completed')
  and ${orders.paymentStatus} in ('paid', 'partially_refunded') and ${orders.totalAmount} > 0`;

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
