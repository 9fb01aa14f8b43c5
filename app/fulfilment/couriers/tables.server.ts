import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { CourierKeys } from "./rules/courier-keys.ts";
import type { ParcelWord } from "./rules/parcel-words.ts";
import type { Sender } from "./rules/sender.ts";

/**
 * What was said of a parcel: by its courier under its tracking number, which may be before it left,
 * or by staff of the parcel itself.
 */
export const parcelEvents = pgTable(
  "parcel_events",
  {
    id: id(),
    source: text().$type<"ninjavan" | "staff">().notNull(),
    /** In capitals; null of what staff noted. */
    trackingNumber: text(),
    parcelId: uuid().references(() => parcels.id),
    word: text().$type<ParcelWord>().notNull(),
    /** When it happened, by whoever says so. */
    happenedAt: at().notNull(),
    /** In the courier's own words, or what staff noted along with it. */
    says: text().notNull(),
    receivedAt: at().notNull(),
    /** Of the form that staff sent: sending it twice makes one row. */
    formKey: uuid().unique("parcel_events_form"),
  },
  (t) => [
    // Couriers repeat what they said, and in any order.
    unique("parcel_events_once").on(t.source, t.trackingNumber, t.happenedAt, t.says),
    index("parcel_events_of_number")
      .on(t.trackingNumber, t.happenedAt)
      .where(sql`${t.trackingNumber} is not null`),
    index("parcel_events_reported")
      .on(t.receivedAt)
      .where(sql`${t.source} = 'ninjavan'`),
    index("parcel_events_of_parcel")
      .on(t.parcelId, t.happenedAt)
      .where(sql`${t.parcelId} is not null`),
    check(
      "parcel_events_subject",
      sql`case when ${t.source} = 'staff'
          then ${t.parcelId} is not null and ${t.trackingNumber} is null and ${t.formKey} is not null
          else ${t.parcelId} is null and ${t.trackingNumber} is not null
            and ${t.trackingNumber} = upper(${t.trackingNumber}) and ${t.formKey} is null end`,
    ),
    check("parcel_events_source", sql`${t.source} in ('ninjavan', 'staff')`),
    check(
      "parcel_events_word",
      sql`${t.word} in ('booked', 'picked_up', 'in_transit', 'out_for_delivery', 'failed_attempt',
        'delivered', 'coming_back', 'lost', 'returned')`,
    ),
  ],
);

/** When staff asked a courier where a parcel is: it is no one's work again until then. */
export const courierQuestions = pgTable(
  "courier_questions",
  {
    id: id(),
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id),
    note: text().notNull(),
    askedAt: at().notNull(),
    askedBy: text().notNull(),
    hiddenUntil: at().notNull(),
    /** Of the form it came from: sending it twice asks once. */
    formKey: uuid().notNull().unique("courier_questions_form"),
  },
  (t) => [
    index("courier_questions_of_parcel").on(t.parcelId, t.hiddenUntil),
    check("courier_questions_time", sql`${t.hiddenUntil} > ${t.askedAt}`),
  ],
);

/** How the shop reaches a courier. The keys are sealed by the shop's secret. */
export const courierConnections = pgTable("courier_connections", {
  courier: text().$type<"ninjavan">().primaryKey(),
  sealed: text().notNull(),
  /** The last four signs of each key, by its name. */
  lastFour: jsonb().$type<CourierKeys>().notNull(),
  /** Of the sandbox otherwise, where nothing is carried. */
  isLive: boolean().notNull(),
  /** Who sends parcels, as it is told to the courier; null until it is entered. */
  sender: jsonb().$type<Sender>(),
  version: version(),
  savedAt: at().notNull(),
});
