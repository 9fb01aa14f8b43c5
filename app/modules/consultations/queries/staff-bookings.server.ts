import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { isPatientOf } from "#app/modules/assessments/queries/patients.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { bookings, consultationTypes, doctors } from "../tables.server.ts";

/** Clinicians see the bookings of their own patients. */
export function withinScope(scope: HealthScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  return isPatientOf(scope.clinicianId, bookings.customerId);
}

/** What is booked and not over, without whom it is for. */
export function comingBookingsFor(
  db: Db,
  { scope, now }: { scope: HealthScope; now: Date },
  { doctor, channel }: ListQuery["filters"] = {},
) {
  const which = and(
    eq(bookings.status, "booked"),
    gt(bookings.endsAt, now),
    withinScope(scope),
    doctor ? sql`${bookings.doctorId}::text = ${doctor}` : undefined,
    channel ? sql`${bookings.channel} = ${channel}` : undefined,
  );
  return {
    id: bookings.id,
    sorts: { starts: { by: bookings.startsAt, type: "timestamptz" } },
    count: () => countRows(db, bookings, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: bookings.id,
          number: bookings.number,
          startsAt: bookings.startsAt,
          endsAt: bookings.endsAt,
          doctorName: doctors.name,
          channel: bookings.channel,
          place,
        })
        .from(bookings)
        .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
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
