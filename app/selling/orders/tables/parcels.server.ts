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
 * A tracking number as people compare it (`comparedTracking`): an expression with an index, which a
 * query has to write alike.
 */
export const comparedNumber = sql.raw(
  `upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))`,
);

/** What of an order leaves at once. An order has none before its first parcel leaves. */
export const parcels = pgTable(
  "parcels",
  {
    /** Of parcels from before there were several of one order, the id of the order. */
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Within its order: the first is 1. */
    number: integer().notNull(),
    /** The carrier's name as it was, or a code of before (`courierName`). */
    courier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    isCold: boolean().notNull().default(false),
    /** When it was packed and left; null of one that was taken back, whose number is typed already. */
    shippedAt: at(),
    /** What its buyer was last told of it; null until then. */
    shipmentTold: jsonb().$type<Shipment>(),
    /** When staff last gave or corrected the number after it had left. */
    trackingChangedAt: at(),
    deliveredAt: at(),
    /** When the courier brought it back. */
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

/** Which units of which lines a parcel has; what came back later is a return. */
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

/** From which lots the units of a line were packed; of a product without lots it says nothing. */
export const orderItemLots = pgTable(
  "order_item_lots",
  {
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    lotId: uuid()
      .notNull()
      .references(() => lots.id),
    /** The number of the parcel within its order. */
    parcel: integer().notNull().default(1),
    units: integer().notNull(),
  },
  (t) => [
    unique("order_item_lots_once").on(t.orderItemId, t.lotId, t.parcel),
    index().on(t.lotId),
    check("order_item_lots_units", sql`${t.units} > 0`),
  ],
);
