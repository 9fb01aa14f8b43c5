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

/** Who waits for a time, and which ones suit. The first on the list is offered what becomes free. */
export const slotWishes = pgTable(
  "slot_wishes",
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    /** Null for whichever doctor has a time. */
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

/** Times that were offered to somebody who waits; each is a hold of theirs until it runs out. */
export const slotOffers = pgTable(
  "slot_offers",
  {
    id: id(),
    wishId: uuid()
      .notNull()
      .references(() => slotWishes.id, { onDelete: "cascade" }),
    /** The hold, which is removed a day after it ran out. */
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
