import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at } from "#app/platform/database/columns.server.ts";

/** The result of each checkout key, so that a form sent twice finds its first answer. */
export const placements = pgTable(
  "placements",
  {
    cartId: uuid().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.key] }), index().on(t.createdAt)],
);
