import { sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { isToPack } from "#app/modules/orders/queries/list-orders.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

export const TO_PACK = href("/admin/orders/to-pack");

export const isCold = sql`coalesce((${orders.delivery}->>'cold')::boolean, false)`;

/** How many orders wait to be packed, by the address of the queue. */
export const waitingParcels: Record<string, SQL<number>> = {
  [TO_PACK]: sql<number>`(select count(*)::int from ${orders} where ${isToPack})`,
};

/** How many parcels can leave today, and how many of them wait since they are cold. */
export async function countToPack(db: Db, coldToday: boolean) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      cold: sql<number>`(count(*) filter (where ${isCold}))::int`,
    })
    .from(orders)
    .where(isToPack);
  const { all, cold } = counted ?? { all: 0, cold: 0 };
  return coldToday ? { left: all, coldWaiting: 0 } : { left: all - cold, coldWaiting: cold };
}
