import { sql } from "drizzle-orm";
import { href } from "react-router";
import { customers } from "#app/people/customers/tables.server.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { folded, matches, rankOf } from "#app/platform/find/match.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

/** Searches by code and by name. */
export const affiliateFinder: Finder = {
  kind: "Affiliates",
  place: 130,
  who: "affiliates:read",
  find: (sought) => {
    const text = sql.raw(
      folded(`concat_ws(' ', "affiliates"."affiliate_code", "customers"."first_name",
        "customers"."last_name", "customers"."email")`),
    );
    const exact = sql`lower(${affiliates.affiliateCode}) = lower(${sought.text})`;
    return sql`select ${affiliates.id}::text as id, ${affiliates.affiliateCode} as title,
        concat_ws(' ', ${customers.firstName}, ${customers.lastName}) as hint,
        ${rankOf(exact, text, sought)} as rank
      from ${affiliates} join ${customers} on ${customers.id} = ${affiliates.customerId}
      where ${matches(text, sought)}
      order by rank, ${affiliates.createdAt} desc limit ${MOST}`;
  },
  to: (affiliateId) => href("/admin/affiliates/people/:affiliateId", { affiliateId }),
};
