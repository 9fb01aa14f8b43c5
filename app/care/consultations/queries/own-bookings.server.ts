import { and, asc, eq, gt, or } from "drizzle-orm";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { bookings, consultationTypes, doctors } from "../tables.server.ts";

/** The fields of a booking that its customer may see. */
function readOwn(db: Db) {
  return db
    .select({
      id: bookings.id,
      number: bookings.number,
      doctorId: bookings.doctorId,
      doctorName: doctors.name,
      type: bookings.type,
      typeName: consultationTypes.name,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      status: bookings.status,
      heldUntil: bookings.heldUntil,
      channel: bookings.channel,
      fee: bookings.fee,
      currency: bookings.currency,
      creditItemId: bookings.creditItemId,
      moves: bookings.moves,
      creditLost: bookings.creditLost,
      cancelNote: bookings.cancelNote,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .innerJoin(consultationTypes, eq(consultationTypes.slug, bookings.type))
    .$dynamic();
}

export type OwnBooking = Awaited<ReturnType<typeof readOwn>>[number];

/** A customer's bookings, oldest first. Holds are included until they expire. */
export async function bookingsOfCustomer(
  db: Db,
  customerId: string,
  now: Date,
): Promise<OwnBooking[]> {
  const shown = or(
    eq(bookings.status, "booked"),
    eq(bookings.status, "cancelled"),
    gt(bookings.heldUntil, now),
  );
  return readOwn(db)
    .where(and(eq(bookings.customerId, customerId), shown))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** The id may come from a URL, so it may be anything. */
export async function findOwnBooking(
  db: Db,
  customerId: string,
  bookingId: string,
): Promise<OwnBooking | undefined> {
  if (!validate(bookingId)) return undefined;
  const own = and(eq(bookings.customerId, customerId), eq(bookings.id, bookingId));
  const [booking] = await readOwn(db).where(own);
  return booking;
}
