import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { lots } from "#app/goods/lots/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { Shipment } from "../rules/shipment.ts";
import { orderItems, orders } from "../tables.server.ts";

/**
 * A tracking number for comparison (`comparedTracking`). An index has this expression, so a query
 * must repeat it exactly.
 */
export const comparedNumber = sql.raw(
  `upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))`,
);

/** A part of an order that leaves together. An order has no row before its first parcel leaves. */
export const parcels = pgTable(
  "parcels",
  {
    /** Parcels from before an order could have several have the order's id. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Counts from 1 within the order. */
    number: integer().notNull(),
    /** The carrier's name at the time, or an older code (`courierName`). */
    courier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    isCold: boolean().notNull().default(false),
    /** Null for a parcel that was taken back, which keeps its typed number. */
    shippedAt: at(),
    /** The shipment that the buyer was last told. Null before the first mail. */
    shipmentTold: jsonb().$type<Shipment>(),
    /** When staff last changed the number after the parcel left. */
    trackingChangedAt: at(),
    deliveredAt: at(),
    /** When the courier brought the parcel back. */
    returnedAt: at(),
  },
  (t) => [
    unique("parcels_of_order").on(t.orderId, t.number),
    index("parcels_tracking")
      .on(sql`upper(${t.trackingNumber}) text_pattern_ops`)
      .where(sql`${t.trackingNumber} is not null`),
    index("parcels_compared_number")
      .on(comparedNumber)
      .where(sql`${t.trackingNumber} is not null`),
    index("parcels_on_their_way")
      .on(t.shippedAt, t.id)
      .where(
        sql`${t.shippedAt} is not null and ${t.deliveredAt} is null and ${t.returnedAt} is null`,
      ),
    check("parcels_number", sql`${t.number} > 0`),
    check("parcels_left", sql`${t.shippedAt} is not null or ${t.deliveredAt} is null`),
  ],
);

/** The units of each line in a parcel. Goods that come back later are a return. */
export const parcelItems = pgTable(
  "parcel_items",
  {
    parcelId: uuid()
      .notNull()
      .references(() => parcels.id),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    units: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderItemId] }),
    index("parcel_items_of_line").on(t.orderItemId),
    check("parcel_items_units", sql`${t.units} > 0`),
  ],
);

/** The lots from which the units of a line were packed. Products without lots have no rows. */
export const orderItemLots = pgTable(
  "order_item_lots",
  {
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    /** The parcel's number within its order. */
    parcel: integer().notNull().default(1),
    units: integer().notNull(),
  },
  (t) => [
    unique("order_item_lots_once").on(t.orderItemId, t.lotId, t.parcel),
    index().on(t.lotId),
    check("order_item_lots_units", sql`${t.units} > 0`),
  ],
);
