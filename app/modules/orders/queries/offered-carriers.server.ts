import { eq } from "drizzle-orm";
import { listCarriers } from "#app/modules/delivery/queries/carriers.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { offeredCarriers, type OfferedCarrier } from "../rules/couriers.ts";
import { orders } from "../tables.server.ts";

/** The carriers that the forms of an order offer. */
export async function carriersOfOrder(db: Db, orderId: string): Promise<OfferedCarrier[]> {
  const find = db.select({ courier: orders.courier }).from(orders);
  const [carriers, [order]] = await Promise.all([
    listCarriers(db),
    isUuid(orderId) ? find.where(eq(orders.id, orderId)) : [],
  ]);
  return offeredCarriers(carriers, order?.courier ?? null);
}
