import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { priceHistory, productVariants, products } from "../tables.server.ts";

/**
 * Records the current prices of a product and its variants if they have changed. Every command that
 * changes a price, or whether something is on sale, calls it.
 */
export async function notePrices(tx: Ctx, productId: string): Promise<void> {
  await tx.db.execute(sql`
    insert into ${priceHistory} (product_id, variant_id, price, since)
    select ${productId}, variant_id, price, ${tx.now.toISOString()}::timestamptz
    from (
      select null::uuid as variant_id,
        case when ${products.isActive} and ${products.highestPrice} is null
          then ${products.price} end as price
      from ${products} where ${products.id} = ${productId}
      union all
      select ${productVariants.id},
        case when ${products.isActive} and ${productVariants.isActive}
          then ${productVariants.price} end
      from ${productVariants} join ${products} on ${products.id} = ${productVariants.productId}
      where ${products.id} = ${productId}
    ) asked
    where price is distinct from (
      select h.price from ${priceHistory} h
      where h.product_id = ${productId} and h.variant_id is not distinct from asked.variant_id
      order by h.since desc, h.id desc limit 1)`);
}
