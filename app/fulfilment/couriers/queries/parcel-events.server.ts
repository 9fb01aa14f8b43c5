import { and, asc, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inOrderOfTime } from "../rules/fold-events.ts";
import { parcelEvents } from "../tables.server.ts";

type TrackedParcel = { id: string; trackingNumber: string | null };

/** Normalizes a number as events store it. */
export const numberOf = (typed: string) => typed.trim().toUpperCase();

/** All events of some parcels, from the courier and staff, by time. */
export async function eventsOf(db: Db, all: readonly TrackedParcel[]) {
  if (all.length === 0) return [];
  const numbers = all.flatMap(({ trackingNumber }) =>
    trackingNumber === null ? [] : [numberOf(trackingNumber)],
  );
  const rows = await db
    .select()
    .from(parcelEvents)
    .where(
      or(
        inArray(
          parcelEvents.parcelId,
          all.map(({ id }) => id),
        ),
        numbers.length > 0 ? inArray(parcelEvents.trackingNumber, numbers) : undefined,
      ),
    )
    .orderBy(asc(parcelEvents.happenedAt), asc(parcelEvents.id));
  return inOrderOfTime(rows);
}

/** Sent parcels with a tracking number. */
export async function parcelsNumbered(db: Db, number: string) {
  return db
    .select({ id: parcels.id, orderId: parcels.orderId })
    .from(parcels)
    .where(and(eq(sql`upper(${parcels.trackingNumber})`, number), isNotNull(parcels.shippedAt)))
    .orderBy(asc(parcels.id));
}

/** The time of Ninja Van's last report. */
export async function lastReport(db: Db) {
  const [last] = await db
    .select({ says: parcelEvents.says, at: parcelEvents.receivedAt })
    .from(parcelEvents)
    .where(eq(parcelEvents.source, "ninjavan"))
    .orderBy(desc(parcelEvents.receivedAt))
    .limit(1);
  return last;
}
