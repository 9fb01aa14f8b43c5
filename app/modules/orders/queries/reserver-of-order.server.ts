import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { reserverOf } from "../rules/reserver.ts";
import type { ReserverKeys } from "../rules/reserver.ts";
import { guestReservations as noted, orders } from "../tables.server.ts";

/** Within whose limits an unpaid order sets units aside; nobody's where its buyer has paid before. */
export async function reserverOfOrder(db: Db, orderId: string): Promise<ReserverKeys | undefined> {
  const [row] = await db
    .select({
      email: noted.email,
      phone: noted.phone,
      address: noted.address,
      customerId: orders.customerId,
      paymentMethod: orders.paymentMethod,
    })
    .from(noted)
    .innerJoin(orders, eq(orders.id, noted.orderId))
    .where(eq(noted.orderId, orderId));
  if (!row) return undefined;
  const { paymentMethod, ...keys } = row;
  return { ...keys, kind: reserverOf({ customerId: keys.customerId, paymentMethod }) };
}
