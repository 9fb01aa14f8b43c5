import { eq } from "drizzle-orm";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { offeredCarriers, type OfferedCarrier } from "../rules/couriers.ts";
import { parcels } from "../tables/parcels.server.ts";

/** Carriers for an order's forms, including those of its parcels. */
export async function carriersOfOrder(db: Db, orderId: string): Promise<OfferedCarrier[]> {
  const find = db.select({ courier: parcels.courier }).from(parcels);
  const [carriers, own] = await Promise.all([
    listCarriers(db),
    isUuid(orderId) ? find.where(eq(parcels.orderId, orderId)) : [],
  ]);
  return offeredCarriers(
    carriers,
    own.flatMap(({ courier }) => courier ?? []),
  );
}
