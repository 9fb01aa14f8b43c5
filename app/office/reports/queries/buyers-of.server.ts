import { sql, type SQL } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import { buyerOf, orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { BuyersRow } from "../rules/sum-buyers.ts";
import { dayOf, dayText, momentsOf, paidWithin } from "./report-days.server.ts";

/**
 * Tells whether the buyer of an order, or of a row with `buyer`, paid for an order before a moment.
 */
export function boughtBefore(of: "orders" | "buyers", moment: SQL | Date | typeof orders.paidAt) {
  const buyer = of === "orders" ? buyerOf("orders") : sql.raw("buyers.buyer");
  return sql`exists (
    select from ${orders} as earlier where ${buyerOf("earlier")} = ${buyer}
      and earlier.paid_at < ${moment} and earlier.paid_at is not null
      and earlier.status <> 'cancelled'
  )`;
}

/** Every buyer once, on the day of their first paid order within these days. */
export async function buyersOf(db: Db, days: Days): Promise<BuyersRow[]> {
  const { start } = momentsOf(days);
  const { rows } = await db.execute<BuyersRow>(sql`
    with buyers as (
      select ${buyerOf("orders")} as buyer, min(${orders.paidAt}) as first_at, count(*) as orders
      from ${orders} where ${paidWithin(days)} group by 1
    ), known as materialized (
      select first_at, orders, ${boughtBefore("buyers", start)} as is_back from buyers
    )
    select ${dayText(dayOf(sql`first_at`))} as day,
      count(*) filter (where not is_back)::int as new,
      count(*) filter (where is_back)::int as "returning",
      count(*) filter (where is_back or orders > 1)::int as again,
      sum(orders)::int as orders
    from known group by ${dayOf(sql`first_at`)} order by 1
  `);
  return rows;
}
