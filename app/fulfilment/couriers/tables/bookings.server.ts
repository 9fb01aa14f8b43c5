import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { BookingProblem, BookingState } from "../rules/booking-terms.ts";

/** A parcel that staff had a courier book. A row stands before the courier is asked. */
export const parcelBookings = pgTable(
  "parcel_bookings",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The number that the parcel has, or is going to have, within its order. */
    parcel: integer().notNull(),
    /** One after the other: a parcel is booked again once the last booking is over. */
    attempt: integer().notNull(),
    /** What the courier knows the booking by, the same however often it is asked. */
    reference: text().notNull().unique("parcel_bookings_reference"),
    courier: text().$type<"ninjavan">().notNull(),
    state: text().$type<BookingState>().notNull(),
    /** Why the last request did not book it; null while one is on its way, and once it is booked. */
    problem: text().$type<BookingProblem>(),
    /** The courier's own words on it; empty for none. */
    says: text().notNull().default(""),
    trackingNumber: text(),
    /** About what it costs, in centavos; null where the courier did not say. */
    price: centavos(),
    /** Of recipient, cash and contents as they were first sent, to see that they changed. */
    digest: text().notNull(),
    /** How often the courier was asked, under one reference. */
    requests: integer().notNull().default(1),
    /** When the courier was last asked, and by whom. */
    askedAt: at().notNull(),
    askedBy: text().notNull(),
    /** When it was booked, refused or cancelled. */
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
