import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { readDaysOff } from "#app/goods/catalog/rules/delivery-promise.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue, type QueuePlace } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart, type WaitingPart } from "#app/platform/list/waiting-part.server.ts";
import { COMING_BACK_DAYS, LONGEST_WAY, stillSince } from "../rules/still-parcels.ts";
import { courierQuestions, parcelEvents } from "../tables.server.ts";

type Terms = { now: Date; settings: Settings };

/** Events of this parcel from any source. The query must call the events `e`. */
const ofThisParcel = sql`(e.parcel_id = ${parcels.id}
  or e.tracking_number = upper(${parcels.trackingNumber}))`;

/** Parcels in transit. Repeats the condition of the partial index on them. */
export const isOnItsWay = sql`${parcels.shippedAt} is not null and ${parcels.deliveredAt} is null
  and ${parcels.returnedAt} is null`;

/**
 * Stalled parcels: in transit longer than the promise and the grace period, and not handled yet.
 * After asking the courier, staff do not see the parcel for some days. A lost parcel is handled by
 * the order's flag.
 */
function standsStill({ now, settings }: Terms): SQL {
  const cuts = stillSince(now, {
    graceDays: settings.parcel_still_days,
    daysOff: readDaysOff(settings.days_off),
  });
  const usual = Math.max(settings.arrives_days_min, settings.arrives_days_max);
  const way = sql`least(coalesce((${orders.delivery}->'times'->'travels'->>1)::int, ${usual}::int),
    ${LONGEST_WAY}::int)`;
  const list = `{${cuts.map((cut) => cut.toISOString()).join(",")}}`;
  const asOf = now.toISOString();
  const recently = addDays(now, -COMING_BACK_DAYS).toISOString();
  return sql`${isOnItsWay}
    and ${parcels.shippedAt} < ${cuts[0]?.toISOString()}::timestamptz
    and ${parcels.shippedAt} < (${list}::timestamptz[])[${way} + 1]
    and ${orders.status} in ('processing', 'shipped')
    and not exists (select from ${courierQuestions} q
      where q.parcel_id = ${parcels.id} and q.hidden_until > ${asOf}::timestamptz)
    and not exists (select from ${parcelEvents} e where ${ofThisParcel}
      and (e.word = 'lost' or (e.word = 'coming_back'
        and e.received_at > ${recently}::timestamptz)))`;
}

const withOrders = sql`${parcels} join ${orders} on ${orders.id} = ${parcels.orderId}`;

/** The number of stalled parcels and the first shipping date, as part of a larger statement. */
export function stillParcelPart(terms: Terms): WaitingPart {
  return waitingPart(withOrders, standsStill(terms), parcels.shippedAt);
}

const lastNews = sql<string>`greatest(${parcels.shippedAt},
  (select max(e.happened_at) from ${parcelEvents} e where ${ofThisParcel}))`;
const lastAsked = sql<{ at: string; note: string } | null>`(
  select json_build_object('at', q.asked_at, 'note', q.note) from ${courierQuestions} q
  where q.parcel_id = ${parcels.id} order by q.asked_at desc limit 1)`;

async function firstStill(db: Db, terms: Terms, which?: SQL) {
  const [found] = await db
    .select({
      id: parcels.id,
      number: parcels.number,
      courier: parcels.courier,
      trackingNumber: parcels.trackingNumber,
      trackingUrl: parcels.trackingUrl,
      isCold: parcels.isCold,
      shippedAt: sql<string>`${parcels.shippedAt}`,
      lastNews,
      lastAsked,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      parcelsSent: orders.parcelsSent,
      firstName: orders.firstName,
      city: orders.city,
      area: sql<string | null>`${orders.delivery}->'parcel'->>'area'`,
      isCash: sql<boolean>`${orders.paymentStatus} = 'cod_due'`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(standsStill(terms), which))
    .orderBy(asc(parcels.shippedAt), asc(parcels.id))
    .limit(1);
  return found;
}

/**
 * The requested parcel, the next one after `after`, or the parcel that has been in transit longest,
 * with the number of stalled parcels. After the last parcel the queue starts over.
 */
export async function nextStillParcel(db: Db, terms: Terms, place: QueuePlace = {}) {
  const { id, shippedAt: since } = parcels;
  const [counted, parcel] = await Promise.all([
    db.execute<{ part: { count: number } }>(sql`select ${stillParcelPart(terms)} as part`),
    nextInQueue({ since, id }, place, (which) => firstStill(db, terms, which)),
  ]);
  const left = counted.rows[0]?.part.count ?? 0;
  return { left, parcel };
}
