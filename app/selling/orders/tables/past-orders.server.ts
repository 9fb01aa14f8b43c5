import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { at, centavos, id } from "#app/platform/database/columns.server.ts";
import type { FormerShop, PastLine, PastState } from "../rules/past-order.ts";

/**
 * Orders of the former shop, as history. They touch no stock, payment, invoice, number, figure or
 * report of this shop, and never change.
 */
export const pastOrders = pgTable(
  "past_orders",
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** In lowercase, as in the file: a confirmed account takes the orders of its address. */
    email: text().notNull(),
    shop: text().$type<FormerShop>().notNull(),
    number: text().notNull(),
    placedAt: at().notNull(),
    state: text().$type<PastState>().notNull(),
    lines: jsonb().$type<PastLine[]>().notNull(),
    discount: centavos().notNull(),
    shipping: centavos().notNull(),
    tax: centavos().notNull(),
    total: centavos().notNull(),
    refunded: centavos().notNull(),
  },
  (t) => [
    unique("past_orders_once").on(t.shop, t.number),
    index().on(t.customerId, t.placedAt),
    check(
      "past_orders_amounts",
      sql`least(${t.discount}, ${t.shipping}, ${t.tax}, ${t.total}, ${t.refunded}) >= 0 and ${t.refunded} <= ${t.total}`,
    ),
  ],
);
