import { and, asc, lt, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parcelEvents } from "../tables.server.ts";
import { isOnItsWay } from "./still-parcels.server.ts";

const MOST = 500;
/** So long staff may still take it back, and its buyer was not told that it left. */
const SETTLED_MINUTES = 1;

/**
 * Parcels on their way whose courier reported them delivered: before they left here, or before their
 * number was corrected.
 */
export async function reportedThere({ db, now }: Pick<Ctx, "db" | "now">) {
  return db
    .select({ orderId: parcels.orderId, parcel: parcels.number })
    .from(parcels)
    .where(
      and(
        isOnItsWay,
        lt(parcels.shippedAt, addMinutes(now, -SETTLED_MINUTES)),
        sql`exists (select from ${parcelEvents} e where e.word = 'delivered'
          and e.tracking_number = upper(${parcels.trackingNumber}))`,
      ),
    )
    .orderBy(asc(parcels.shippedAt), asc(parcels.id))
    .limit(MOST);
}
