import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** How often visitors checked a parcel, per day in Manila. Who they were is not stored. */
export const parcelChecks = pgTable(
  "parcel_checks",
  {
    day: date({ mode: "string" }).primaryKey(),
    found: integer().notNull().default(0),
    /** No parcel for that number and phone: a typing error, or a fake parcel. */
    notFound: integer().notNull().default(0),
  },
  (t) => [check("parcel_checks_counts", sql`least(${t.found}, ${t.notFound}) >= 0`)],
);
