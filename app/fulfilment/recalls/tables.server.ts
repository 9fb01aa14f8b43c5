import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";

export const recalls = pgTable("recalls", {
  id: id(),
  lotId: uuid()
    .notNull()
    .unique()
    .references(() => lots.id),
  /** What is wrong with it, for everybody. */
  reason: text().notNull(),
  /** What a buyer is to do. */
  advice: text().notNull(),
  startedAt: at().notNull(),
  /** How often its mails were sent. */
  sendings: integer().notNull().default(1),
});

/** An order with units of a recalled lot. */
export const recallBuyers = pgTable(
  "recall_buyers",
  {
    recallId: uuid()
      .notNull()
      .references(() => recalls.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    units: integer().notNull(),
    mailedAt: at(),
    /** When its buyer said that they have read it. */
    answeredAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.recallId, t.orderId] }),
    index().on(t.orderId),
    check("recall_buyers_units", sql`${t.units} > 0`),
  ],
);
