import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { TypeSlug } from "../rules/booking-terms.ts";
import type { DayPart, WishEnd } from "../rules/slot-wishes.ts";
import { consultationTypes, doctors } from "../tables.server.ts";

/** Customers who wait for a time. A free time is offered to the first on the list. */
export const slotWishes = pgTable(
  "slot_wishes",
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    /** Null for any doctor. */
    doctorId: uuid().references(() => doctors.id, { onDelete: "set null" }),
    type: text()
      .$type<TypeSlug>()
      .notNull()
      .references(() => consultationTypes.slug),
    weekdays: smallint().array().$type<number[]>().notNull(),
    part: text().$type<DayPart>().notNull(),
    until: date().notNull(),
    createdAt: at().notNull(),
    endedAt: at(),
    ended: text().$type<WishEnd>(),
  },
  (t) => [
    uniqueIndex("slot_wishes_once")
      .on(t.customerId, t.type)
      .where(sql`${t.endedAt} is null`),
    index("slot_wishes_waiting")
      .on(t.createdAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index().on(t.customerId),
    index().on(t.doctorId),
    check("slot_wishes_part", sql`${t.part} in ('any', 'morning', 'afternoon', 'evening')`),
    check(
      "slot_wishes_ended",
      sql`(${t.endedAt} is null) = (${t.ended} is null) and ${t.ended} in ('left', 'booked', 'over')`,
    ),
  ],
);

/** Times offered to waiting customers. Each is a hold until it expires. */
export const slotOffers = pgTable(
  "slot_offers",
  {
    id: id(),
    wishId: uuid()
      .notNull()
      .references(() => slotWishes.id, { onDelete: "cascade" }),
    /** The hold, which is removed a day after it expired. */
    bookingId: uuid().notNull(),
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id, { onDelete: "cascade" }),
    startsAt: at().notNull(),
    offeredAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.wishId, t.expiresAt), index().on(t.doctorId)],
);
