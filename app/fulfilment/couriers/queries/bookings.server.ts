import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { parcelBookings, type BookingRow } from "../tables/bookings.server.ts";

/** The last booking of a parcel, whatever became of it. */
export async function lastBooking(
  db: Db,
  { orderId, parcel }: { orderId: string; parcel: number },
): Promise<BookingRow | undefined> {
  const [last] = await db
    .select()
    .from(parcelBookings)
    .where(and(eq(parcelBookings.orderId, orderId), eq(parcelBookings.parcel, parcel)))
    .orderBy(desc(parcelBookings.attempt))
    .limit(1);
  return last;
}

/** A booking by an id as it stood in an address, of the order that stood there too. */
export async function findBooking(
  db: Db,
  { orderId, id }: { orderId: string; id: string },
): Promise<BookingRow | undefined> {
  if (!isUuid(orderId) || !isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(parcelBookings)
    .where(and(eq(parcelBookings.id, id), eq(parcelBookings.orderId, orderId)));
  return found;
}

/** What was booked last of all, by whose number others are known. */
export async function newestBooked(db: Db) {
  const { reference, trackingNumber } = parcelBookings;
  const [newest] = await db
    .select({ reference, trackingNumber: sql<string>`${trackingNumber}` })
    .from(parcelBookings)
    .where(isNotNull(trackingNumber))
    .orderBy(desc(parcelBookings.id))
    .limit(1);
  return newest;
}

/** The bookings of an order that the courier has, or may have. */
export async function openBookings(db: Db, orderId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(parcelBookings)
    .where(
      and(eq(parcelBookings.orderId, orderId), inArray(parcelBookings.state, ["asked", "booked"])),
    )
    .orderBy(asc(parcelBookings.parcel));
}
