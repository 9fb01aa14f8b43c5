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
  /** The problem, as told to everyone. */
  reason: text().notNull(),
  /** Advice for the buyer. */
  advice: text().notNull(),
  startedAt: at().notNull(),
  /** The number of mailings. */
  sendings: integer().notNull().default(1),
});

/** Orders with units of a recalled lot. */
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
    /** When the buyer confirmed reading the recall. */
    answeredAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.recallId, t.orderId] }),
    index().on(t.orderId),
    check("recall_buyers_units", sql`${t.units} > 0`),
  ],
);
