import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { at, id, version } from "#app/platform/database/columns.server.ts";
import type { CourierKeys } from "./rules/courier-keys.ts";
import type { ParcelWord } from "./rules/parcel-words.ts";
import type { Sender } from "./rules/sender.ts";

/**
 * News about parcels: from the courier by tracking number, possibly before the parcel left, or from
 * staff about the parcel itself.
 */
export const parcelEvents = pgTable(
  "parcel_events",
  {
    id: id(),
    source: text().$type<"ninjavan" | "staff">().notNull(),
    /** In upper case. Null for a staff note. */
    trackingNumber: text(),
    parcelId: uuid().references(() => parcels.id),
    word: text().$type<ParcelWord>().notNull(),
    /** The time of the event according to its source. */
    happenedAt: at().notNull(),
    /** The courier's own words, or the staff note. */
    says: text().notNull(),
    receivedAt: at().notNull(),
    /** The key of the staff form, so that sending it twice adds one row. */
    formKey: uuid().unique("parcel_events_form"),
  },
  (t) => [
    // Couriers repeat their reports, in any order.
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

/** Questions that staff asked a courier. They hide the parcel from the queue for some days. */
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
    /** The form's key, so that sending it twice asks once. */
    formKey: uuid().notNull().unique("courier_questions_form"),
  },
  (t) => [
    index("courier_questions_of_parcel").on(t.parcelId, t.hiddenUntil),
    check("courier_questions_time", sql`${t.hiddenUntil} > ${t.askedAt}`),
  ],
);

/** The shop's connections to couriers. Keys are sealed with the shop's secret. */
export const courierConnections = pgTable("courier_connections", {
  courier: text().$type<"ninjavan">().primaryKey(),
  sealed: text().notNull(),
  /** The last four characters of each key, by its name. */
  lastFour: jsonb().$type<CourierKeys>().notNull(),
  /** False for the sandbox, which carries no parcels. */
  isLive: boolean().notNull(),
  /** The sender that the courier gets. Null until the owner enters it. */
  sender: jsonb().$type<Sender>(),
  version: version(),
  savedAt: at().notNull(),
});
