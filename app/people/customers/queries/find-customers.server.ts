import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";
import { customers } from "../tables.server.ts";

export const customerFinder: Finder = {
  kind: "Customers",
  place: 50,
  who: "customers:read",
  find: (sought) => {
    const exact = sql`lower(${customers.email}) = lower(${sought.text})`;
    const text = sql`${customers.searchText}`;
    return sql`select ${customers.id}::text as id,
        coalesce(nullif(trim(concat(${customers.firstName}, ' ', ${customers.lastName})), ''), ${customers.email}) as title,
        ${customers.email} as hint, ${rankOf(exact, text, sought)} as rank,
        case when ${customers.isGuest} then 'Guest' when ${customers.orderCount} = 1 then '1 order'
          else ${customers.orderCount} || ' orders' end as state, null as amount
      from ${customers} where ${matches(text, sought)}
      order by rank, ${customers.createdAt} desc limit ${MOST}`;
  },
  states: {},
  to: (customerId) => href("/admin/customers/:customerId", { customerId }),
};
