import { lockLevels } from "#app/goods/catalog/queries/stock.server.ts";
import { itemKey, matchLevels, type StockLine } from "#app/goods/catalog/rules/stock.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Those of the lines whose stock is too low. Locks the levels. */
export async function shortLines<Line extends StockLine>(
  db: Db,
  lines: readonly Line[],
): Promise<Line[]> {
  const levels = await lockLevels(db, [...new Set(lines.map((line) => line.productId))]);
  const short = new Set(matchLevels(lines, levels).shortages.map(itemKey));
  return lines.filter((line) => short.has(itemKey(line)));
}
