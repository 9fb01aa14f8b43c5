import { sql } from "drizzle-orm";
import { href } from "react-router";
import { products } from "#app/goods/catalog/tables.server.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";
import { lots } from "../tables.server.ts";

export const lotFinder: Finder = {
  kind: "Lots",
  place: 80,
  who: "lots:read",
  find: (sought) => {
    const text = sql`lower(${lots.lotNumber})`;
    const exact = sql`${text} = lower(${sought.text})`;
    return sql`select ${lots.id}::text as id, ${lots.lotNumber} as title,
        ${products.name} as hint, ${rankOf(exact, text, sought)} as rank
      from ${lots} join ${products} on ${products.id} = ${lots.productId}
      where ${matches(text, sought)} order by rank, ${lots.receivedAt} desc limit ${MOST}`;
  },
  to: (lotId) => href("/admin/lots/:lotId", { lotId }),
};
