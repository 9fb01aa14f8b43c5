import { adjustStockOf } from "./commands/adjust-level.server.ts";
import { stockFinder } from "./queries/find-stock.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const stockRecord = {
  tables: {
    ...nothingPersonal(
      "stock, by item and lot",
      "stocktakes",
      "stocktake_lines",
      "stocktake_counts",
    ),
  },
  find: [stockFinder],
  operations: [adjustStockOf],
} satisfies ModuleRecord;
