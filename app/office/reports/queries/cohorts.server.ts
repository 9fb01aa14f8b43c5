import { sql } from "drizzle-orm";
import { atShopMinute } from "#app/lib/dates.ts";
import type { Days } from "#app/lib/report/period.ts";
import { buyerOf, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { monthsBetween, type CohortRow } from "../rules/cohorts.ts";
import { boughtBefore } from "./buyers-of.server.ts";
import { momentsOf, paidWithin } from "./report-days.server.ts";

/**
 * For the buyers whose first paid order was in a month: how many paid for an order in each month.
 * A buyer's months are the bits of one number: naming the month of each order takes five times as
 * long.
 * @param days start on the first of a month; buyers with an earlier order belong to none of these
 * cohorts
 */
export async function cohortsOf(db: Db, days: Days): Promise<CohortRow[]> {
  const months = monthsBetween(days.from.slice(0, 7), days.to.slice(0, 7));
  const starts = months.map((month) => atShopMinute(`${month}-01`, 0));
  const { rows } = await db.execute<CohortRow>(sql`
    with buyers as (
      select ${buyerOf("orders")} as buyer,
        bit_or(1 << width_bucket(${orders.paidAt}, ${sql.param(starts)}::timestamptz[])) as months
      from ${orders} where ${paidWithin(days)} group by 1
    ), fresh as (
      select months, count(*) as count from buyers
      where not ${boughtBefore("buyers", momentsOf(days).start)} group by 1
    ), month as (
      select name, 1 << place::int as bit
      from unnest(${sql.param(months)}::text[]) with ordinality as month (name, place)
    )
    select first.name as cohort, month.name as month, sum(count)::int as buyers
    from fresh join month first on first.bit = (months & -months)
      join month on months & month.bit <> 0
    group by 1, 2 order by 1, 2
  `);
  return rows;
}
