import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, version } from "#app/platform/database/columns.server.ts";
import type { PreVisitAnswers } from "../rules/pre-visit.ts";
import { bookings } from "../tables.server.ts";

/**
 * Patients' forms before a visit. They are health data: a row exists only with its owner's consent,
 * and is deleted with it, with the account, and when the booking is cancelled.
 */
export const preVisitForms = pgTable(
  "pre_visit_forms",
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    answers: jsonb().$type<PreVisitAnswers>().notNull(),
    savedAt: at().notNull(),
    version: version(),
  },
  (t) => [index().on(t.userId)],
);
