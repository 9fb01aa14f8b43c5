import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems } from "../tables.server.ts";
import { orderItemLots, parcelItems, parcels } from "../tables/parcels.server.ts";
import type { PackedLot } from "./lines.server.ts";

export type ParcelRow = typeof parcels.$inferSelect;

/** All parcels of an order by number, including one that was taken back. */
export async function parcelRows(db: Db, orderId: string): Promise<ParcelRow[]> {
  return db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.number));
}

export type ParcelContent = {
  itemId: string;
  name: string;
  sku: string;
  units: number;
  lots: PackedLot[];
};

const content = sql<ParcelContent[]>`coalesce((
  select json_agg(json_build_object('itemId', i.id, 'name', i.product_name, 'sku', i.sku,
    'units', c.units, 'lots', coalesce((
      select json_agg(json_build_object('id', l.id, 'number', l.lot_number, 'units', o.units,
        'expiresOn', l.expires_on) order by l.expires_on, l.lot_number)
      from ${orderItemLots} o join ${lots} l on l.id = o.lot_id
      where o.order_item_id = i.id and o.parcel = ${parcels}.number), '[]')) order by i.position)
  from ${parcelItems} c join ${orderItems} i on i.id = c.order_item_id
  where c.parcel_id = ${parcels}.id), '[]')`;

/** Parcels of an order that left, with their contents. Skips the query for an order without any. */
export async function sentParcels(db: Db, order: { id: string; parcelsSent: number }) {
  if (order.parcelsSent === 0) return [];
  const { id, number, courier, trackingNumber, trackingUrl, isCold } = parcels;
  const { shippedAt, shipmentTold, trackingChangedAt, deliveredAt, returnedAt } = parcels;
  const rows = await db
    .select({
      id,
      number,
      courier,
      trackingNumber,
      trackingUrl,
      isCold,
      shippedAt,
      shipmentTold,
      trackingChangedAt,
      deliveredAt,
      returnedAt,
      items: content,
    })
    .from(parcels)
    .where(and(eq(parcels.orderId, order.id), isNotNull(shippedAt)))
    .orderBy(asc(number));
  return rows.map((row) => ({ ...row, isNewest: row.number === order.parcelsSent }));
}

export type SentParcel = Awaited<ReturnType<typeof sentParcels>>[number];
