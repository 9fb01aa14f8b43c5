import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { BookingProblem, BookingState } from "../rules/booking-terms.ts";

/** Bookings of parcels at couriers. The row is written before the courier is asked. */
export const parcelBookings = pgTable(
  "parcel_bookings",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The parcel's present or future number within its order. */
    parcel: integer().notNull(),
    /** Counts the bookings of a parcel. A new one needs the last one to be over. */
    attempt: integer().notNull(),
    /** The courier's key of the booking, the same for all requests. */
    reference: text().notNull().unique("parcel_bookings_reference"),
    courier: text().$type<"ninjavan">().notNull(),
    state: text().$type<BookingState>().notNull(),
    /** Why the last request failed. Null during a request and for a booked parcel. */
    problem: text().$type<BookingProblem>(),
    /** The courier's own words about the problem. */
    says: text().notNull().default(""),
    trackingNumber: text(),
    /** The estimated price in centavos. Null if the courier did not give one. */
    price: centavos(),
    /** A digest of the first request's recipient, cash and contents, to detect changes. */
    digest: text().notNull(),
    /** The number of requests with this reference. */
    requests: integer().notNull().default(1),
    /** The time of the last request and its author. */
    askedAt: at().notNull(),
    askedBy: text().notNull(),
    /** When the parcel was booked, refused or canceled. */
    settledAt: at(),
  },
  (t) => [
    unique("parcel_bookings_attempt").on(t.orderId, t.parcel, t.attempt),
    uniqueIndex("parcel_bookings_open")
      .on(t.orderId, t.parcel)
      .where(sql`${t.state} in ('asked', 'booked')`),
    check("parcel_bookings_numbers", sql`least(${t.parcel}, ${t.attempt}, ${t.requests}) > 0`),
    check("parcel_bookings_reference_form", sql`${t.reference} ~ '^[A-Z0-9]{9}$'`),
    check("parcel_bookings_courier", sql`${t.courier} = 'ninjavan'`),
    check("parcel_bookings_state", sql`${t.state} in ('asked', 'booked', 'refused', 'cancelled')`),
    check("parcel_bookings_number", sql`${t.state} <> 'booked' or ${t.trackingNumber} is not null`),
    check("parcel_bookings_settled", sql`(${t.state} = 'asked') = (${t.settledAt} is null)`),
    check("parcel_bookings_price", sql`${t.price} >= 0`),
  ],
);

export type BookingRow = typeof parcelBookings.$inferSelect;
