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

/** By which settings a parcel stands still. */
type Terms = { now: Date; settings: Settings };

/** What is said of this parcel, by whomever; to be read with `e` as the event. */
const ofThisParcel = sql`(e.parcel_id = ${parcels.id}
  or e.tracking_number = upper(${parcels.trackingNumber}))`;

/** Left, and neither there nor back; the index on parcels that are on their way has the same words. */
export const isOnItsWay = sql`${parcels.shippedAt} is not null and ${parcels.deliveredAt} is null
  and ${parcels.returnedAt} is null`;

/**
 * Which parcels stand still: longer on the way than was promised with the grace, and not looked
 * into. A courier who was asked is left alone for a while; what is lost waits for the order's flag.
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

/** How many stand still, and since when the first is on the way; part of a statement. */
export function stillParcelPart(terms: Terms): WaitingPart {
  return waitingPart(withOrders, standsStill(terms), parcels.shippedAt);
}

const lastNews = sql<string>`greatest(${parcels.shippedAt},
  (select max(e.happened_at) from ${parcelEvents} e where ${ofThisParcel}))`;
const lastAsked = sql<{ at: string; note: string } | null>`(
  select json_build_object('at', q.asked_at, 'note', q.note) from ${courierQuestions} q
  where q.parcel_id = ${parcels.id} order by q.asked_at desc limit 1)`;

/** A parcel that stands still, as the queue shows it. */
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
 * The parcel that has been on the way the longest, the one that was asked for, or the next after
 * one; with how many there are. After the last one it begins again.
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
