import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { OtherMoney, ProductSales, ProductSalesRow } from "../rules/product-sales.ts";
import { arrivedWithin, paidWithin, refundedWithin } from "./report-days.server.ts";

/** The parts of an order's total that belong to no line. */
const REST = sql`(${orders.shippingTotal} + coalesce(${orders.coldPack}, 0) + ${orders.taxTotal})`;

/** A refund of the whole order. Only for such a refund are the refunded lines known. */
const IS_WHOLE = sql`(${orders.paymentStatus} = 'refunded' and ${refunds.amount} = ${orders.totalAmount})`;

export async function productSalesOf(db: Db, days: Days): Promise<ProductSales> {
  const [rows, other] = await Promise.all([rowsOf(db, days), otherMoneyOf(db, days)]);
  return { rows, other };
}

async function rowsOf(db: Db, days: Days): Promise<ProductSalesRow[]> {
  const { rows } = await db.execute<ProductSalesRow>(sql`
    with moved as (
      select ${orders.id} as order_id, 1 as sold, 0 as returned
      from ${orders} where ${paidWithin(days)}
      union all
      select ${orders.id}, 0, 1
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refundedWithin(days)} and ${IS_WHOLE}
    ), summed as (
      select case when grouping(${orderItems.variantId}) = 1 then 'product' else 'item' end as kind,
        ${orderItems.productId} as product_id, ${orderItems.variantId} as variant_id,
        sum(sold * ${orderItems.quantity})::int as units,
        (count(distinct moved.order_id) filter (where sold = 1))::int as orders,
        sum(sold * ${orderItems.total})::float8 as paid,
        sum(returned * ${orderItems.total})::float8 as refunded
      from moved join ${orderItems} on ${orderItems.orderId} = moved.order_id
      group by grouping sets ((${orderItems.productId}),
        (${orderItems.productId}, ${orderItems.variantId}))
    )
    select summed.kind, summed.product_id as "productId", summed.variant_id as "variantId",
      ${products.name} as product, ${productVariants.variantName} as variant,
      coalesce(${productVariants.sku}, ${products.sku}) as sku, units, orders, paid, refunded
    from summed join ${products} on ${products.id} = summed.product_id
      left join ${productVariants} on ${productVariants.id} = summed.variant_id
    order by paid - refunded desc, product, variant nulls first
  `);
  return rows;
}

async function otherMoneyOf(db: Db, days: Days): Promise<OtherMoney> {
  const { rows } = await db.execute<OtherMoney>(sql`
    with money as (
      select ${REST} as paid, 0 as refunded, 0 as loose, -${orders.totalAmount} as changed
      from ${orders} where ${paidWithin(days)}
      union all
      select 0, 0, 0, ${payments.amount}
      from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${arrivedWithin(days)}
      union all
      select 0, case when ${IS_WHOLE} then ${REST} else 0 end,
        case when ${IS_WHOLE} then 0 else ${refunds.amount} end, 0
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${refundedWithin(days)}
    )
    select coalesce(sum(paid), 0)::float8 as "deliveryPaid",
      coalesce(sum(refunded), 0)::float8 as "deliveryRefunded",
      coalesce(sum(loose), 0)::float8 as "looseRefunds",
      coalesce(sum(changed), 0)::float8 as "paidBeside"
    from money
  `);
  const [other] = rows;
  if (!other) throw new Error("a sum without groups has one row");
  return other;
}
