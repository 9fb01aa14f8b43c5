import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "../tables.server.ts";

/**
 * Where the newest order of a customer went. Only orders that were confirmed count: an unpaid one
 * may have been placed under her address by anybody.
 */
export async function lastAddressOf(db: Db, customerId: string) {
  const [order] = await db
    .select({
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
      address: orders.address,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ["confirmed", "processing", "shipped", "delivered", "completed"]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
}
