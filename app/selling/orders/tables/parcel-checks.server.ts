import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** How often people asked on a day in Manila whether a parcel is ours. Of whom it was, nobody knows. */
export const parcelChecks = pgTable(
  "parcel_checks",
  {
    day: date({ mode: "string" }).primaryKey(),
    found: integer().notNull().default(0),
    /** Nothing under that number for that phone: a typing error, or a fake parcel. */
    notFound: integer().notNull().default(0),
  },
  (t) => [check("parcel_checks_counts", sql`least(${t.found}, ${t.notFound}) >= 0`)],
);
