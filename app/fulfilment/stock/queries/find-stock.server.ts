import { sql } from "drizzle-orm";
import { href } from "react-router";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";

export const stockFinder: Finder = {
  kind: "Stock",
  place: 70,
  who: "stock:read",
  find: (sought) => {
    const sku = sql`coalesce(${productVariants.sku}, ${products.sku})`;
    const text = sql`lower(concat_ws(' ', ${sku}, ${soldName}))`;
    const exact = sql`lower(${sku}) = lower(${sought.text})`;
    return sql`select ${stockLevels.id}::text as id, ${soldName} as title,
        coalesce(${sku}, '') as hint, ${rankOf(exact, text, sought)} as rank,
        ${stockLevels.onHand} || ' on hand' as state, null as amount
      from ${stockLevels} join ${products} on ${products.id} = ${stockLevels.productId}
      left join ${productVariants} on ${productVariants.id} = ${stockLevels.variantId}
      where ${products.kind} <> 'service'
        and (${stockLevels.variantId} is not null or ${products.highestPrice} is null)
        and ${matches(text, sought)}
      order by rank, ${products.name}, ${stockLevels.id} limit ${MOST}`;
  },
  states: {},
  to: (levelId) => href("/admin/stock/:levelId", { levelId }),
};
