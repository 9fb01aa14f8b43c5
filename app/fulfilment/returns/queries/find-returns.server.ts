import { sql } from "drizzle-orm";
import { href } from "react-router";
import { orders } from "#app/selling/orders/tables.server.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { folded, matches, rankOf } from "#app/platform/find/match.server.ts";
import { returns } from "../tables.server.ts";
import { returnMessages as say } from "../texts/staff.ts";

/** Finds a return by its number. The buyer's name leads to the order instead. */
export const returnFinder: Finder = {
  kind: "Returns",
  place: 30,
  who: "orders:read",
  find: (sought) => {
    const text = sql.raw(folded(`"returns"."number"`));
    const exact = sql`lower(${returns.number}) = lower(${sought.text})`;
    return sql`select ${returns.id}::text as id, ${returns.number} as title,
        ${orders.orderNumber} as hint, ${rankOf(exact, text, sought)} as rank,
        ${returns.state} as state, nullif(${returns.refunded}, 0) as amount
      from ${returns} join ${orders} on ${orders.id} = ${returns.orderId}
      where ${matches(text, sought)}
      order by rank, ${returns.askedAt} desc limit ${MOST}`;
  },
  states: say.states,
  to: (returnId) => href("/admin/returns/:returnId", { returnId }),
};
