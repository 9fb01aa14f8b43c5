import type { Db } from "#app/platform/database/db.server.ts";
import { itemKey } from "../rules/read-lines.ts";
import { daysUntilSoldOut, runsOut } from "../rules/suggest-quantity.ts";
import { isActiveSupplier } from "./list-suppliers.server.ts";
import { suggestItems } from "./suggestions.server.ts";

/** Items that sell out before their supplier can deliver, and the days until the first does. */
export async function itemsRunningOut(
  db: Db,
  now: Date,
): Promise<{ count: number; firstInDays: number }> {
  const items = await suggestItems(db, { of: isActiveSupplier, coverDays: 0, now });
  const short = items.filter(({ facts }) => runsOut(facts));
  const days = short.flatMap(({ facts }) => daysUntilSoldOut(facts) ?? []);
  return { count: new Set(short.map(itemKey)).size, firstInDays: Math.min(...days) };
}
