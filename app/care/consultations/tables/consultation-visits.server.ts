import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { VisitOutcome, VisitState } from "../rules/visit-moves.ts";
import { bookings } from "../tables.server.ts";

/**
 * Bookings that a clinician took, with the note of the visit. This is health data: it is deleted
 * with the patient's account. A final note never changes (a trigger refuses it).
 */
export const consultationVisits = pgTable(
  "consultation_visits",
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** The patient’s account. */
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    clinicianId: text().references(() => user.id, { onDelete: "set null" }),
    /** The clinician's name at that time. */
    clinicianName: text().notNull(),
    takenAt: at().notNull(),
    state: text().$type<VisitState>().notNull(),
    said: text().notNull().default(""),
    plan: text().notNull().default(""),
    /** The part of the note that the patient reads. */
    forPatient: text().notNull().default(""),
    followUpWeeks: integer(),
    outcome: text().$type<VisitOutcome>(),
    endedAt: at(),
    version: version(),
  },
  (t) => [
    index().on(t.clinicianId),
    index().on(t.userId),
    check(
      "consultation_visits_state",
      sql`${t.state} in ('taken', 'came', 'no_show', 'done') and
        (${t.state} = 'done') = (num_nonnulls(${t.outcome}, ${t.endedAt}) = 2)`,
    ),
    check("consultation_visits_weeks", sql`${t.followUpWeeks} between 1 and 52`),
  ],
);

/** Additions to final notes. No one can change them: a trigger refuses it. */
export const visitAddenda = pgTable(
  "visit_addenda",
  {
    /** The form's key: sending it twice adds once. */
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => consultationVisits.bookingId, { onDelete: "cascade" }),
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    /** The author's name at that time. */
    authorName: text().notNull(),
    text: text().notNull(),
    writtenAt: at().notNull(),
  },
  (t) => [index().on(t.bookingId, t.writtenAt), index().on(t.authorId)],
);
