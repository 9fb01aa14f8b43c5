import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { lots } from "#app/goods/lots/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { Complaint } from "./rules/report-terms.ts";

export const vialCodes = pgTable(
  "vial_codes",
  {
    code: text().primaryKey(),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    /** Counts from 1 within the lot. */
    number: integer().notNull(),
    createdAt: at().notNull(),
    /** The number of look-ups. Who looked a code up is not stored. */
    lookups: integer().notNull().default(0),
    firstLookupAt: at(),
    lastLookupAt: at(),
  },
  (t) => [
    unique("vial_codes_number").on(t.lotId, t.number),
    index("vial_codes_looked_up")
      .on(t.lotId, t.lookups)
      .where(sql`${t.lookups} > 0`),
    check("vial_codes_number_from_one", sql`${t.number} > 0`),
    check(
      "vial_codes_lookups",
      sql`case when ${t.lookups} = 0
          then ${t.firstLookupAt} is null and ${t.lastLookupAt} is null
          else ${t.lookups} > 0 and ${t.firstLookupAt} <= ${t.lastLookupAt} end`,
    ),
  ],
);

export const vialReports = pgTable(
  "vial_reports",
  {
    id: id(),
    /** The form's key, so that sending it twice makes one report. */
    formKey: uuid().notNull().unique("vial_reports_form"),
    code: text()
      .notNull()
      .references(() => vialCodes.code),
    complaint: text().$type<Complaint>().notNull(),
    message: text().notNull(),
    /** The visitor's contact details, as typed. */
    contact: text(),
    createdAt: at().notNull(),
    settledAt: at(),
    settledBy: text().references(() => user.id, { onDelete: "set null" }),
    /** The result of staff's inquiry. */
    outcome: text(),
  },
  (t) => [
    index("vial_reports_open")
      .on(t.createdAt)
      .where(sql`${t.settledAt} is null`),
    index("vial_reports_settled")
      .on(t.settledAt)
      .where(sql`${t.settledAt} is not null`),
    index().on(t.code),
    check("vial_reports_complaint", sql`${t.complaint} in ('not_bought_here', 'looks_wrong')`),
    check("vial_reports_has_outcome", sql`(${t.settledAt} is null) = (${t.outcome} is null)`),
  ],
);
