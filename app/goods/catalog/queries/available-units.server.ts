import { sql } from "drizzle-orm";
import { productVariants, products, stockLevels } from "../tables.server.ts";

/**
 * Units of a product that a shopper can still order, over all variants on sale; null if its stock
 * was never counted. For a query that reads from `products`.
 */
export const availableUnits = sql<number | null>`(
  select sum(${stockLevels.onHand} - ${stockLevels.reserved})::int from ${stockLevels}
  left join ${productVariants} on ${productVariants.id} = ${stockLevels.variantId}
  where ${stockLevels.productId} = ${products.id}
    and case when ${products.highestPrice} is null then ${stockLevels.variantId} is null
      else ${productVariants.isActive} end)`;
