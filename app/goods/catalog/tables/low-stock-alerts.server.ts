import { pgTable, uuid } from "drizzle-orm/pg-core";
import { at } from "#app/platform/database/columns.server.ts";
import { stockLevels } from "../tables.server.ts";

/** Levels that staff were warned about. A level with enough stock again is removed. */
export const lowStockAlerts = pgTable("low_stock_alerts", {
  stockLevelId: uuid()
    .primaryKey()
    .references(() => stockLevels.id, { onDelete: "cascade" }),
  warnedAt: at().notNull(),
});
