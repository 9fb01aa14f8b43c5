import { sql, type SQL } from "drizzle-orm";
import { atShopMinute, SHOP_ZONE } from "#app/lib/dates.ts";
import { shiftDay, type Days } from "#app/lib/report/period.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments, refunds } from "#app/selling/payments/tables.server.ts";

type Moment = typeof orders.paidAt | typeof payments.settledAt | typeof refunds.settledAt;

/** The day in Manila. As text it would take longer than the rest of a sum of many orders. */
export const dayOf = (at: SQL | Moment) =>
  sql`(${at} at time zone ${sql.raw(`'${SHOP_ZONE}'`)})::date`;

/** A day that was grouped by, as text. */
export const dayText = (day: SQL) => sql`to_char(${day}, 'YYYY-MM-DD')`;

/** Of orders: those paid on these days that were not cancelled since. */
export function paidWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${orders.paidAt} >= ${start} and ${orders.paidAt} < ${end}
    and ${orders.status} <> 'cancelled'`;
}

/** Of payments beside their orders: those that arrived on these days, without those of cancelled orders. */
export function arrivedWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${payments.settledAt} >= ${start} and ${payments.settledAt} < ${end}
    and ${payments.status} = 'paid' and ${orders.status} <> 'cancelled'`;
}

/** Of payments alone, the same: a look at the few orders that were cancelled, instead of at each order. */
export function arrivedFor(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${payments.settledAt} >= ${start} and ${payments.settledAt} < ${end}
    and ${payments.status} = 'paid' and not exists (
      select from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.status} = 'cancelled'
    )`;
}

/** Of refunds beside their orders: those made on these days, without those of cancelled orders. */
export function refundedWithin(days: Days): SQL {
  const { start, end } = momentsOf(days);
  return sql`${refunds.settledAt} >= ${start} and ${refunds.settledAt} < ${end}
    and ${refunds.status} = 'done' and ${orders.status} <> 'cancelled'`;
}

/** When the days begin, and when the day after them does. */
export function momentsOf({ from, to }: Days): { start: Date; end: Date } {
  return { start: atShopMinute(from, 0), end: atShopMinute(shiftDay(to, 1), 0) };
}
