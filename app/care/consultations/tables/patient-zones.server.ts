import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at } from "#app/platform/database/columns.server.ts";

/** The time zone, beside Manila’s, in which a customer reads the times of consultations. */
export const patientZones = pgTable("patient_zones", {
  customerId: uuid()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  timeZone: text().notNull(),
  chosenAt: at().notNull(),
});
