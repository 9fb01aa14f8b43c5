import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { parcelBookings, type BookingRow } from "../tables/bookings.server.ts";

/** The latest booking of a parcel, in any state. */
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

/** A booking of an order. Both ids may come unchecked from an address. */
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

/** The latest booking with a number, which reveals the account's prefix. */
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

/** Bookings of an order that the courier has, or may have. */
export async function openBookings(db: Db, orderId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(parcelBookings)
    .where(
      and(eq(parcelBookings.orderId, orderId), inArray(parcelBookings.state, ["asked", "booked"])),
    )
    .orderBy(asc(parcelBookings.parcel));
}
