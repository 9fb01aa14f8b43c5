import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import { isPatientOf } from "#app/modules/assessments/queries/patients.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { bookings, consultationTypes, doctors } from "../tables.server.ts";

const PAGE_SIZE = 50;

/** Clinicians see the bookings of their own patients. */
export function withinScope(scope: HealthScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  return isPatientOf(scope.clinicianId, bookings.customerId);
}

/** What is booked and not over, the next first, without whom it is for. */
export async function comingBookings(db: Db, scope: HealthScope, now: Date, page: number) {
  const coming = and(eq(bookings.status, "booked"), gt(bookings.endsAt, now));
  const rows = await db
    .select({
      id: bookings.id,
      number: bookings.number,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      doctorName: doctors.name,
      channel: bookings.channel,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .where(and(coming, withinScope(scope)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** For `openBooking`, which leaves a row that says who read it, and for the mails. */
export async function wholeBooking(db: Db, bookingId: string) {
  const [found] = await db
    .select({ booking: bookings, doctor: doctors, customer: customers, type: consultationTypes })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(consultationTypes, eq(consultationTypes.slug, bookings.type))
    .where(eq(bookings.id, bookingId));
  return found;
}

export type WholeBooking = NonNullable<Awaited<ReturnType<typeof wholeBooking>>>;
