import { sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { isToPack } from "#app/selling/orders/queries/list-orders.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ColdDays } from "#app/selling/orders/rules/cold-day.ts";
import { areaOfOrder, waitsForItsDay } from "#app/selling/orders/queries/cold-days.server.ts";

export const TO_PACK = href("/admin/orders/to-pack");

/** The number of orders to pack, by the address of the queue. */
export const waitingParcels: Record<string, SQL<number>> = {
  [TO_PACK]: sql<number>`(select count(*)::int from ${orders} where ${isToPack})`,
};

/** The number of parcels to pack, how many of them wait for their day, and the next such day. */
export async function countToPack(db: Db, days: ColdDays) {
  const counted = await db
    .select({
      area: areaOfOrder,
      waits: waitsForItsDay(days),
      count: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(isToPack)
    .groupBy(sql`1, 2`);
  const waiting = counted.filter(({ waits }) => waits);
  const next = waiting
    .map(({ area }) => days.areas.get(area ?? "") ?? days.shop)
    .flatMap((day) => (day.state === "waits" ? [day.day] : []))
    .toSorted();
  return { left: parcelsIn(counted), waiting: parcelsIn(waiting), next: next[0] };
}

const parcelsIn = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0);
