import { and, asc, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { arrivals } from "../tables.server.ts";

/** Joins a report with its parcel. */
export const isItsParcel = and(
  eq(parcels.orderId, arrivals.orderId),
  eq(parcels.number, arrivals.parcel),
);

/** A report with its order. `arrivalId` may come unchecked from an address. */
export async function findArrival(db: Db, arrivalId: string) {
  if (!isUuid(arrivalId)) return undefined;
  const [found] = await db
    .select({
      own: arrivals,
      orderNumber: orders.orderNumber,
      parcelsSent: orders.parcelsSent,
      courier: parcels.courier,
      shippedAt: parcels.shippedAt,
    })
    .from(arrivals)
    .innerJoin(orders, eq(orders.id, arrivals.orderId))
    .leftJoin(parcels, isItsParcel)
    .where(eq(arrivals.id, arrivalId));
  return found && { ...found.own, ...found };
}

export type FoundArrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>;

export async function arrivalOf(db: Db, orderId: string, parcel = 1) {
  const its = and(eq(arrivals.orderId, orderId), eq(arrivals.parcel, parcel));
  const [own] = await db.select().from(arrivals).where(its);
  return own;
}

export async function arrivalsOfOrder(db: Db, orderId: string) {
  return db
    .select()
    .from(arrivals)
    .where(eq(arrivals.orderId, orderId))
    .orderBy(asc(arrivals.parcel));
}

export async function readArrivalPhoto(
  db: Db,
  store: FileStore,
  { arrivalId, photoId }: { arrivalId: string; photoId: string },
) {
  if (!isUuid(arrivalId) || !isUuid(photoId)) return undefined;
  const named = and(eq(arrivals.id, arrivalId), eq(arrivals.fileId, photoId));
  return (await db.$count(arrivals, named)) > 0 ? store.read(photoId) : undefined;
}
