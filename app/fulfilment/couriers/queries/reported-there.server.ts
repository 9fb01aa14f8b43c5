import { and, asc, lt, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parcelEvents } from "../tables.server.ts";
import { isOnItsWay } from "./still-parcels.server.ts";

const MOST = 500;
/** Minutes in which staff can still take the parcel back and the buyer is not told. */
const SETTLED_MINUTES = 1;

/**
 * Parcels in transit that were reported as delivered before they left here, or before their number
 * was corrected.
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
