import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "#app/selling/orders/tables.server.ts";
import { at } from "#app/platform/database/columns.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";

/** Leases on orders by their packers. An order is free again after `until`. */
export const packingLeases = pgTable(
  "packing_leases",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    until: at().notNull(),
  },
  (t) => [index().on(t.userId)],
);
