import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { HealthScope } from "#app/platform/access/health-scope.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { bookings, consultationTypes, doctors } from "../tables.server.ts";
import { consultationVisits } from "../tables/consultation-visits.server.ts";
import { isPatientOf } from "./patients.server.ts";
import { isUntaken, isVisitOf } from "./visits.server.ts";

/** Clinicians see the bookings of their own patients, and bookings whose visit they took. */
export function withinScope(scope: HealthScope): SQL | undefined {
  if (scope.kind === "all") return undefined;
  return or(isPatientOf(scope.clinicianId, bookings.customerId), isVisitOf(scope.clinicianId));
}

/** The list names no one, so it also has the visits that a clinician could take. */
function listedFor(scope: HealthScope): SQL | undefined {
  return scope.kind === "all" ? undefined : or(withinScope(scope), isUntaken);
}

/** Which visits: those to come, or those that began, by whether their note is done. */
function inTime(visit: string | undefined, now: Date): SQL | undefined {
  const { state } = consultationVisits;
  if (visit === "done") return inArray(state, ["done", "no_show"]);
  if (visit !== "to_write") return gt(bookings.endsAt, now);
  return and(lte(bookings.startsAt, now), or(isNull(state), inArray(state, ["taken", "came"])));
}

const withVisits = sql`${bookings} left join ${consultationVisits}
  on ${consultationVisits.bookingId} = ${bookings.id}`;

/** Upcoming bookings, or those the filter asks for, without the customers' names. */
export function comingBookingsFor(
  db: Db,
  { scope, now }: { scope: HealthScope; now: Date },
  { doctor, channel, visit }: ListQuery["filters"] = {},
) {
  const which = and(
    eq(bookings.status, "booked"),
    inTime(visit, now),
    listedFor(scope),
    doctor ? sql`${bookings.doctorId}::text = ${doctor}` : undefined,
    channel ? sql`${bookings.channel} = ${channel}` : undefined,
  );
  return {
    id: bookings.id,
    sorts: { starts: { by: bookings.startsAt, type: "timestamptz" } },
    count: () => countRows(db, withVisits, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: bookings.id,
          number: bookings.number,
          startsAt: bookings.startsAt,
          endsAt: bookings.endsAt,
          doctorName: doctors.name,
          channel: bookings.channel,
          visit: consultationVisits.state,
          clinician: consultationVisits.clinicianName,
          place,
        })
        .from(bookings)
        .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
        .leftJoin(consultationVisits, eq(consultationVisits.bookingId, bookings.id))
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** Used by `openBooking`, which records the reader, and by mails. */
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
