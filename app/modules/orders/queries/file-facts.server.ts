import { inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderItems, orders } from "../tables.server.ts";

/** What a file says of some orders beside what the list shows, by their ids. */
export async function fileFacts(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select({
      id: orders.id,
      fulfillmentStatus: orders.fulfillmentStatus,
      phone: orders.phone,
      address: orders.address,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
      subtotal: orders.subtotal,
      shippingTotal: orders.shippingTotal,
      coldPack: orders.coldPack,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      items: sql<string>`coalesce((select string_agg(i.quantity || ' × ' || i.product_name || ' (' || i.sku || ')', '; ' order by i.position)
        from ${orderItems} i where i.order_id = ${orders}.id), '')`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
