import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { BookingStatus, CancelledBy, Channel, TypeSlug } from "./rules/booking-terms.ts";

/** The doctors who offer consultations. Public facts and facts for staff are separate columns. */
export const doctors = pgTable(
  "doctors",
  {
    id: id(),
    name: text().notNull(),
    specialization: text().notNull(),
    /** For staff only, like `phone`. */
    email: text().notNull(),
    phone: text(),
    publicEmail: text(),
    publicPhone: text(),
    /** The license number of the Professional Regulation Commission, as the doctor stated it. */
    licenceNumber: text(),
    bio: text(),
    photoId: text(),
    photoAlt: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** Where a consultation is booked outside the shop, if it is. */
    consultationUrl: text(),
    isActive: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    version: version(),
    /** The version of the weekly hours, which have a form of their own. */
    hoursVersion: version(),
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

export const bookingNumbers = pgSequence("booking_numbers", { startWith: 1 });

/**
 * Types of consultations. The fee is the clinic's, in its own currency: the shop never charges it.
 */
export const consultationTypes = pgTable(
  "consultation_types",
  {
    slug: text().$type<TypeSlug>().primaryKey(),
    name: text().notNull(),
    minutes: integer().notNull(),
    channel: text().$type<Channel>().notNull(),
    /** In the smallest unit of the currency. */
    fee: integer().notNull(),
    currency: text().notNull(),
    isActive: boolean().notNull().default(true),
    position: smallint().notNull(),
    version: version(),
  },
  (t) => [
    check("consultation_types_minutes", sql`${t.minutes} between 5 and 240`),
    check("consultation_types_fee", sql`${t.fee} >= 0`),
    check("consultation_types_channel", sql`${t.channel} in ('video', 'chat')`),
  ],
);

/**
 * When a doctor can be booked each week, in minutes of the day in Manila; Monday is 1. Two rows of
 * one day do not overlap (an exclusion constraint of the migration).
 */
export const doctorHours = pgTable(
  "doctor_hours",
  {
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id, { onDelete: "cascade" }),
    weekday: smallint().notNull(),
    fromMinute: smallint().notNull(),
    toMinute: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.weekday, t.fromMinute] }),
    check("doctor_hours_weekday", sql`${t.weekday} between 1 and 7`),
    check(
      "doctor_hours_span",
      sql`0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.toMinute} and
      ${t.toMinute} <= 1440`,
    ),
  ],
);

/** A day that differs from its weekday: other hours, or a day off without hours. */
export const doctorDays = pgTable(
  "doctor_days",
  {
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id, { onDelete: "cascade" }),
    day: date().notNull(),
    fromMinute: smallint(),
    toMinute: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.day] }),
    check(
      "doctor_days_span",
      sql`case num_nonnulls(${t.fromMinute}, ${t.toMinute}) when 0 then true when 2 then
        0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.toMinute} and ${t.toMinute} <= 1440
        else false end`,
    ),
  ],
);

/**
 * Slots that are held, booked or cancelled. An exclusion constraint of the migration prevents
 * overlaps.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    number: text().notNull().unique(),
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    type: text()
      .$type<TypeSlug>()
      .notNull()
      .references(() => consultationTypes.slug),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    status: text().$type<BookingStatus>().notNull(),
    heldUntil: at(),
    /** The channel of the type when the customer chose it. */
    channel: text().$type<Channel>().notNull(),
    fee: integer().notNull(),
    currency: text().notNull(),
    /** The line of a paid order that covers the fee, and the number of its unit. */
    creditItemId: uuid().references(() => orderItems.id),
    creditUnit: integer(),
    /** The customer cancelled too late, so the credit stays used. */
    creditLost: boolean().notNull().default(false),
    /** How often the booking was moved. */
    moves: integer().notNull().default(0),
    createdAt: at().notNull(),
    cancelledAt: at(),
    cancelledBy: text().$type<CancelledBy>(),
    /** The message of staff to the customer when they cancelled. */
    cancelNote: text(),
  },
  (t) => [
    index("bookings_of_doctor").on(t.doctorId, t.startsAt),
    index("bookings_of_customer").on(t.customerId, t.startsAt),
    index("bookings_to_come").on(t.startsAt, t.id),
    uniqueIndex("bookings_credit_once")
      .on(t.creditItemId, t.creditUnit)
      .where(sql`${t.status} <> 'cancelled' or ${t.creditLost}`),
    check("bookings_span", sql`${t.startsAt} < ${t.endsAt}`),
    check("bookings_status", sql`${t.status} in ('held', 'booked', 'cancelled')`),
    check("bookings_held", sql`(${t.status} = 'held') = (${t.heldUntil} is not null)`),
    check(
      "bookings_cancelled",
      sql`(${t.status} = 'cancelled') = (num_nonnulls(${t.cancelledAt}, ${t.cancelledBy}) = 2)`,
    ),
    check(
      "bookings_credit_lost",
      sql`not ${t.creditLost} or (${t.status} = 'cancelled' and ${t.creditItemId} is not null)`,
    ),
    check(
      "bookings_credit",
      sql`num_nonnulls(${t.creditItemId}, ${t.creditUnit}) in (0, 2) and
        (${t.creditItemId} is null or (${t.type} = 'initial' and ${t.status} <> 'held'))`,
    ),
  ],
);
