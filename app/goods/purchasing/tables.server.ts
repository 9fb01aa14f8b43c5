import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { PurchaseState } from "./rules/purchase-states.ts";

export const purchaseOrderNumbers = pgSequence("purchase_order_numbers", { startWith: 1 });

export const suppliers = pgTable(
  "suppliers",
  {
    id: id(),
    name: text().notNull().unique(),
    contactName: text().notNull().default(""),
    /** The address for purchase orders; empty if there is none. */
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    address: text().notNull().default(""),
    /** Their invoice currency as a note; orders here are in pesos. */
    currencyNote: text().notNull().default(""),
    /** Days from the order to the delivery. */
    leadDays: integer().notNull(),
    minimumOrder: centavos(),
    paymentTerms: text().notNull().default(""),
    notes: text().notNull().default(""),
    /** Inactive suppliers get no new orders. */
    isActive: boolean().notNull().default(true),
    archivedAt: at(),
    createdAt: at().notNull(),
    version: version(),
  },
  (t) => [
    check("suppliers_lead_days", sql`${t.leadDays} between 0 and 365`),
    check("suppliers_minimum_order", sql`${t.minimumOrder} > 0`),
    check("suppliers_archived", sql`${t.archivedAt} is null or not ${t.isActive}`),
  ],
);

/** The items of a supplier, with the supplier's names and pack sizes. */
export const supplierItems = pgTable(
  "supplier_items",
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    supplierSku: text().notNull().default(""),
    /** Orders are multiples of this number of units. */
    packSize: integer().notNull().default(1),
    /** The unit cost of the last order or entry. */
    lastCost: centavos(),
    version: version(),
  },
  (t) => [
    unique("supplier_items_once").on(t.supplierId, t.productId, t.variantId).nullsNotDistinct(),
    index("supplier_items_of_product").on(t.productId, t.variantId),
    check("supplier_items_pack_size", sql`${t.packSize} between 1 and 10000`),
    check("supplier_items_last_cost", sql`${t.lastCost} >= 0`),
  ],
);

export const purchaseOrders = pgTable(
  "purchase_orders",
  {
    id: id(),
    number: text().notNull().unique(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    state: text().$type<PurchaseState>().notNull(),
    expectedOn: date(),
    /** A note to the supplier, printed in the PDF. */
    notes: text().notNull().default(""),
    /** The key of the form, so that a double press makes one order. */
    formKey: uuid().notNull().unique(),
    createdAt: at().notNull(),
    sentAt: at(),
    /** Why it was cancelled, or closed before everything arrived. */
    endedWhy: text(),
    version: version(),
  },
  (t) => [
    index("purchase_orders_newest").on(t.createdAt, t.id),
    index("purchase_orders_of_supplier").on(t.supplierId),
    index("purchase_orders_open")
      .on(t.expectedOn)
      .where(sql`${t.state} in ('sent', 'partly_received')`),
    check(
      "purchase_orders_state",
      sql`${t.state} in ('draft', 'sent', 'partly_received', 'received', 'cancelled')`,
    ),
    check("purchase_orders_cancelled", sql`${t.state} <> 'cancelled' or ${t.endedWhy} is not null`),
    check(
      "purchase_orders_sent",
      sql`${t.sentAt} is not null or ${t.state} in ('draft', 'cancelled')`,
    ),
  ],
);

export const purchaseOrderLines = pgTable(
  "purchase_order_lines",
  {
    id: id(),
    purchaseOrderId: uuid()
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    variantId: uuid().references(() => productVariants.id),
    /** The item's name at the time of the order. */
    name: text().notNull(),
    supplierSku: text().notNull().default(""),
    packSize: integer().notNull().default(1),
    quantity: integer().notNull(),
    unitCost: centavos().notNull(),
    /** Good and damaged units of all deliveries; `receiveDelivery` updates them. */
    received: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
  },
  (t) => [
    unique("purchase_order_lines_once")
      .on(t.purchaseOrderId, t.productId, t.variantId)
      .nullsNotDistinct(),
    index("purchase_order_lines_of_item").on(t.productId, t.variantId),
    check("purchase_order_lines_quantity", sql`${t.quantity} > 0`),
    check("purchase_order_lines_unit_cost", sql`${t.unitCost} >= 0`),
    check("purchase_order_lines_received", sql`least(${t.received}, ${t.damaged}) >= 0`),
  ],
);

/** A delivery. Its id comes from the form, so that a double press makes one delivery. */
export const deliveries = pgTable(
  "purchase_deliveries",
  {
    id: id(),
    purchaseOrderId: uuid()
      .notNull()
      .references(() => purchaseOrders.id),
    receivedAt: at().notNull(),
    actorId: text().notNull(),
    note: text().notNull().default(""),
  },
  (t) => [index("purchase_deliveries_of_order").on(t.purchaseOrderId, t.receivedAt)],
);

export const deliveryLines = pgTable(
  "purchase_delivery_lines",
  {
    id: id(),
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id),
    lineId: uuid()
      .notNull()
      .references(() => purchaseOrderLines.id),
    received: integer().notNull(),
    damaged: integer().notNull(),
    /** Null if the item has no lots. */
    lotId: uuid().references(() => lots.id),
    storageNote: text().notNull().default(""),
  },
  (t) => [
    index("purchase_delivery_lines_of").on(t.deliveryId),
    index("purchase_delivery_lines_of_line").on(t.lineId),
    check(
      "purchase_delivery_lines_units",
      sql`least(${t.received}, ${t.damaged}) >= 0 and ${t.received} + ${t.damaged} > 0`,
    ),
  ],
);
