import { and, eq, isNotNull, sql } from "drizzle-orm";
import { readDaysOff } from "#app/goods/catalog/rules/delivery-promise.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { parcelEvents } from "#app/fulfilment/couriers/tables.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { isLate } from "../rules/is-late.ts";

/** The courier's own time of delivery, if it reported one. */
const reportedAt = sql`(select min(e.happened_at) from ${parcelEvents} e
  where e.word = 'delivered' and (e.parcel_id = ${parcels.id}
    or e.tracking_number = upper(${parcels.trackingNumber})))`;

/** Ids of an order's parcels that arrived after their last promised day. */
export async function lateParcels(db: Db, orderId: string, settings: Settings): Promise<string[]> {
  const usual = Math.max(settings.arrives_days_min, settings.arrives_days_max);
  const rows = await db
    .select({
      id: parcels.id,
      shippedAt: parcels.shippedAt,
      arrivedAt: sql`least(${parcels.deliveredAt}, ${reportedAt})`.mapWith(parcels.deliveredAt),
      way: sql<number>`coalesce((${orders.delivery}->'times'->'travels'->>1)::int, ${usual}::int)`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.id, orderId), isNotNull(parcels.deliveredAt)));
  const daysOff = readDaysOff(settings.days_off);
  return rows.flatMap(({ id, shippedAt, arrivedAt, way }) =>
    shippedAt && arrivedAt && isLate({ shippedAt, arrivedAt, way }, daysOff) ? [id] : [],
  );
}
