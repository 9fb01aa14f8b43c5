import { and, asc, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { arrivals } from "../tables.server.ts";

/** The parcel that a report is about. */
export const isItsParcel = and(
  eq(parcels.orderId, arrivals.orderId),
  eq(parcels.number, arrivals.parcel),
);

/** A report with its order. Also takes an id as it stood in an address. */
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

/** What the buyer of an order has said of one of its parcels, if anything. */
export async function arrivalOf(db: Db, orderId: string, parcel = 1) {
  const its = and(eq(arrivals.orderId, orderId), eq(arrivals.parcel, parcel));
  const [own] = await db.select().from(arrivals).where(its);
  return own;
}

/** What they have said of all of them. */
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
