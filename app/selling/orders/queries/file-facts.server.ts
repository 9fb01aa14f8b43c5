import { inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";
import { parcels } from "../tables/parcels.server.ts";

/** One value per sent parcel, in parcel order. */
const ofParcels = (column: SQL) => sql<string[]>`array(select ${column} from ${parcels} p
  where p.order_id = ${orders}.id and p.shipped_at is not null and ${column} is not null
  order by p.number)`;

/** Facts for a file of orders that the list does not show, by order id. */
export async function fileFacts(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select({
      id: orders.id,
      fulfillmentStatus: orders.fulfillmentStatus,
      phone: orders.phone,
      address: orders.address,
      addressLine2: orders.addressLine2,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
      subtotal: orders.subtotal,
      shippingTotal: orders.shippingTotal,
      coldPack: orders.coldPack,
      couriers: ofParcels(sql`p.courier`),
      trackingNumbers: ofParcels(sql`p.tracking_number`),
      items: sql<string>`coalesce((select string_agg(i.quantity || ' × ' || i.product_name || ' (' || i.sku || ')', '; ' order by i.position)
        from ${orderItems} i where i.order_id = ${orders}.id), '')`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
