import type { Db } from "#app/platform/database/db.server.ts";
import { showOwnReports, showReports, type ShownReport } from "../views/show-reports.ts";
import { eventsOf, numberOf } from "./parcel-events.server.ts";

type TrackedParcel = { id: string; number: number; trackingNumber: string | null };

/** Reports on each parcel of an order, by parcel number. */
export async function reportsOfParcels(
  db: Db,
  parcels: readonly TrackedParcel[],
): Promise<Map<number, ShownReport[]>> {
  const events = await eventsOf(db, parcels);
  const own = ({ id, trackingNumber }: TrackedParcel) =>
    events.filter(
      (event) =>
        event.parcelId === id ||
        (trackingNumber !== null && event.trackingNumber === numberOf(trackingNumber)),
    );
  return new Map(parcels.map((parcel) => [parcel.number, showReports(own(parcel))]));
}

/** The reports for a buyer. */
export const ownReports = async (db: Db, parcels: readonly TrackedParcel[]) =>
  showOwnReports(await reportsOfParcels(db, parcels), parcels.length > 1);
