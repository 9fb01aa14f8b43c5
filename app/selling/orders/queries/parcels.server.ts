import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems } from "../tables.server.ts";
import { orderItemLots, parcelItems, parcels } from "../tables/parcels.server.ts";
import { packedLots, type PackedLot } from "./lines.server.ts";

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
    'units', c.units, 'lots', ${packedLots(sql`select p.lot_id, p.units from ${orderItemLots} p
      where p.order_item_id = i.id and p.parcel = ${parcels}.number`)}) order by i.position)
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
