import { sql } from "drizzle-orm";
import { SHOP_ZONE } from "#app/lib/dates.ts";
import type { Days } from "#app/lib/report/period.ts";
import { buyerOf, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CohortRow } from "../rules/cohorts.ts";
import { boughtBefore } from "./buyers-of.server.ts";
import { momentsOf, paidWithin } from "./report-days.server.ts";

/**
 * For the buyers whose first paid order was in a month: how many paid for an order in each month.
 * @param days start on the first of a month; buyers with an earlier order belong to none of these
 * cohorts
 */
export async function cohortsOf(db: Db, days: Days): Promise<CohortRow[]> {
  const month = sql`to_char(${orders.paidAt} at time zone ${sql.raw(`'${SHOP_ZONE}'`)}, 'YYYY-MM')`;
  const { rows } = await db.execute<CohortRow>(sql`
    with bought as (
      select distinct ${buyerOf("orders")} as buyer, ${month} as month
      from ${orders} where ${paidWithin(days)}
    ), buyers as (
      select buyer, min(month) as cohort from bought group by buyer
    ), fresh as (
      select buyer, cohort from buyers where not ${boughtBefore("buyers", momentsOf(days).start)}
    )
    select cohort, month, count(*)::int as buyers
    from fresh join bought using (buyer) group by 1, 2 order by 1, 2
  `);
  return rows;
}
