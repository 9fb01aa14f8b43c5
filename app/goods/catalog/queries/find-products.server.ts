import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";
import { products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

export const productFinder: Finder = {
  kind: "Products",
  place: 60,
  who: "catalog:read",
  find: (sought) => {
    const exact = sql`lower(${products.name}) = lower(${sought.text})`;
    const text = sql`${products.searchName}`;
    return sql`select ${products.slug} as id, ${products.name} as title,
        case when ${products.isActive} then '' else 'Not shown in the shop' end as hint,
        ${rankOf(exact, text, sought)} as rank,
        case when ${availableUnits} > 0 then ${availableUnits} || ' in stock'
          when ${availableUnits} = 0 then 'Sold out' end as state, ${products.price} as amount
      from ${products} where ${matches(text, sought)}
      order by rank, ${products.name} limit ${MOST}`;
  },
  states: {},
  to: (id) => href("/product/:id", { id }),
};
