import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { DaySales, SalesRow } from "../rules/sum-sales.ts";
import { salesDays, salesDaysDue } from "../tables.server.ts";

/** Payments and refunds of each day by payment method; days without any have no row. */
export async function salesOf(db: Db, days: Days): Promise<SalesRow[]> {
  const { rows } = await db.execute<SalesRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, method, orders, paid::float8 as paid,
      refunded::float8 as refunded
    from ${sumsOf(days)} sums order by 1, 2`);
  return rows;
}

export async function takingsOf(db: Db, days: Days): Promise<DaySales[]> {
  const { rows } = await db.execute<{ sales: DaySales[] }>(sql`select ${takingsIn(days)} as sales`);
  return rows[0]?.sales ?? [];
}

/** The same without payment methods, as part of a statement. */
export const takingsIn = (days: Days) => sql<DaySales[]>`(
    select coalesce(json_agg(summed order by day), '[]') from (
      select to_char(day, 'YYYY-MM-DD') as day, sum(paid)::float8 as paid,
        sum(refunded)::float8 as refunded, sum(orders)::int as orders
      from ${sumsOf(days)} sums group by sums.day
    ) summed
  )`;

/** The kept sums, and those of days that were written to since, computed now. */
const sumsOf = ({ from, to }: Days) => sql`(
  select day, method, orders, paid, refunded from ${salesDays} kept
  where day between ${from} and ${to}
    and not exists (select from ${salesDaysDue} due where due.day = kept.day)
  union all
  select due.day, fresh.*
  from (select distinct day from ${salesDaysDue} where day between ${from} and ${to}) due
    cross join lateral sales_of_day(due.day) fresh
)`;
