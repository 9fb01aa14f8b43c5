import { sql, type SQL } from "drizzle-orm";
import { atShopMinute, SHOP_ZONE } from "#app/lib/dates.ts";
import { shiftDay, type Days } from "#app/lib/report/period.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";

type Moment = typeof orders.paidAt | typeof payments.settledAt | typeof refunds.settledAt;

/** The day in Manila, as a date: grouping by text takes longer than summing many orders. */
export const dayOf = (at: SQL | Moment) =>
  sql`(${at} at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date`;

export const dayText = (day: SQL) => sql`to_char(${day}, 'YYYY-MM-DD')`;

/** Orders paid on these days and not cancelled since. */
export function paidWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${orders.paidAt} >= ${start} and ${orders.paidAt} < ${end}
    and ${orders.status} <> 'cancelled'`;
}

/** Payments that arrived on these days, joined with `orders`, without those of cancelled orders. */
export function arrivedWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${payments.settledAt} >= ${start} and ${payments.settledAt} < ${end}
    and ${payments.status} = 'paid' and ${orders.status} <> 'cancelled'`;
}

/** Refunds made on these days, joined with `orders`, without those of cancelled orders. */
export function refundedWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${refunds.settledAt} >= ${start} and ${refunds.settledAt} < ${end}
    and ${refunds.status} = 'done' and ${orders.status} <> 'cancelled'`;
}

/** The start of the first day in Manila, and the end of the last. */
export function momentsOf({ from, to }: Days): { start: Date; end: Date } {
  return { start: atShopMinute(from, 0), end: atShopMinute(shiftDay(to, 1), 0) };
}
