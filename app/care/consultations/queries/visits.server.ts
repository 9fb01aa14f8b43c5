import { and, asc, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { bookings } from "../tables.server.ts";
import { consultationVisits, visitAddenda } from "../tables/consultation-visits.server.ts";

export function isVisitOf(clinicianId: string): SQL {
  return sql`exists (select from ${consultationVisits}
    where ${consultationVisits.bookingId} = ${bookings.id}
      and ${consultationVisits.clinicianId} = ${clinicianId})`;
}

export const isUntaken = sql`not exists (select from ${consultationVisits}
  where ${consultationVisits.bookingId} = ${bookings.id})`;

/** The state of a booking's visit and its clinician, without the note. */
export async function visitOf(db: Db, bookingId: string) {
  if (!isUuid(bookingId)) return undefined;
  const { state, clinicianId, clinicianName, version } = consultationVisits;
  const [visit] = await db
    .select({ state, clinicianId, clinicianName, version })
    .from(consultationVisits)
    .where(eq(consultationVisits.bookingId, bookingId));
  return visit;
}

/** The additions to these notes, oldest first. */
export async function addendaOf(db: Db, bookingIds: readonly string[]) {
  return db
    .select()
    .from(visitAddenda)
    .where(inArray(visitAddenda.bookingId, [...bookingIds]))
    .orderBy(asc(visitAddenda.writtenAt), asc(visitAddenda.id));
}

const EARLIER = 10;

/** Final notes of a patient's other visits, newest first. */
export async function earlierNotes(db: Db, userId: string, except: string) {
  return db
    .select({
      bookingId: consultationVisits.bookingId,
      number: bookings.number,
      startsAt: bookings.startsAt,
      clinicianName: consultationVisits.clinicianName,
      said: consultationVisits.said,
      plan: consultationVisits.plan,
      followUpWeeks: consultationVisits.followUpWeeks,
    })
    .from(consultationVisits)
    .innerJoin(bookings, eq(bookings.id, consultationVisits.bookingId))
    .where(
      and(
        eq(consultationVisits.userId, userId),
        eq(consultationVisits.state, "done"),
        ne(consultationVisits.bookingId, except),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(EARLIER);
}

export async function noteForPatient(db: Db, userId: string, bookingId: string) {
  const [visit] = await db
    .select({
      text: consultationVisits.forPatient,
      followUpWeeks: consultationVisits.followUpWeeks,
      by: consultationVisits.clinicianName,
      outcome: consultationVisits.outcome,
    })
    .from(consultationVisits)
    .where(
      and(
        eq(consultationVisits.bookingId, bookingId),
        eq(consultationVisits.userId, userId),
        eq(consultationVisits.state, "done"),
      ),
    );
  return visit;
}
