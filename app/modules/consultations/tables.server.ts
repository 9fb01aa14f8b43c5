import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";

/** Who offers consultations. What everybody may see and what staff need are columns of their own. */
export const doctors = pgTable(
  "doctors",
  {
    id: id(),
    name: text().notNull(),
    specialization: text().notNull(),
    /** For staff only, as is `phone`. */
    email: text().notNull(),
    phone: text(),
    publicEmail: text(),
    publicPhone: text(),
    /** Of the Professional Regulation Commission, as the doctor stated it. */
    licenceNumber: text(),
    bio: text(),
    photoId: text(),
    photoAlt: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** Where a consultation is booked, outside the shop. */
    consultationUrl: text().notNull(),
    isActive: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    createdAt: at().notNull(),
  },
  (t) => [
    index("doctors_newest").on(t.createdAt),
    check("doctors_url", sql`${t.consultationUrl} ~ '^https?://'`),
    check(
      "doctors_photo",
      sql`num_nonnulls(${t.photoId}, ${t.photoWidth}, ${t.photoHeight}) in (0, 3)`,
    ),
  ],
);
