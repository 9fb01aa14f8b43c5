import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { AdjustReason } from "./rules/plan-adjustment.ts";
import type { StocktakeScope, StocktakeState } from "./rules/stocktake-states.ts";

/** Counts of the shelves, from the first item to the resulting movements. */
export const stocktakes = pgTable(
  "stocktakes",
  {
    id: id(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    scope: text().$type<StocktakeScope>().notNull(),
    /** The name of the shelf or category at the time. Empty for everything. */
    scopeName: text().notNull().default(""),
    /** Staff who count do not see the expected units. */
    isBlind: boolean().notNull(),
    state: text().$type<StocktakeState>().notNull().default("counting"),
    startedBy: text().notNull(),
    startedAt: at().notNull(),
    endedBy: text(),
    endedAt: at(),
    version: version(),
  },
  (t) => [
    unique("stocktakes_number").on(t.number),
    index().on(t.startedAt),
    check(
      "stocktakes_ended",
      sql`(${t.state} in ('posted', 'cancelled')) = (${t.endedAt} is not null)`,
    ),
  ],
);

/** The items of stocktakes, with their names at the start. */
export const stocktakeLines = pgTable(
  "stocktake_lines",
  {
    id: id(),
    stocktakeId: uuid()
      .notNull()
      .references(() => stocktakes.id),
    stockLevelId: uuid()
      .notNull()
      .references(() => stockLevels.id),
    name: text().notNull(),
    sku: text().notNull(),
    shelf: text().notNull().default(""),
    /** Cost of one unit in centavos. Null if the shop has not entered it. */
    unitCost: centavos(),
    /** Why staff accepted a difference. Null before they decide. */
    reason: text().$type<AdjustReason>(),
    note: text().notNull().default(""),
  },
  (t) => [
    unique("stocktake_lines_once").on(t.stocktakeId, t.stockLevelId),
    index().on(t.stockLevelId),
  ],
);

/** Counts of items, by person and place. */
export const stocktakeCounts = pgTable(
  "stocktake_counts",
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => stocktakeLines.id),
    /** Empty for an item with one place. */
    place: text().notNull().default(""),
    units: integer().notNull(),
    /** The units on hand by the books at that moment. */
    level: integer().notNull(),
    countedBy: text().notNull(),
    countedAt: at().notNull(),
  },
  (t) => [
    unique("stocktake_counts_once").on(t.lineId, t.place),
    check("stocktake_counts_units", sql`${t.units} between 0 and 1000000`),
  ],
);
