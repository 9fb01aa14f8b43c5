import { asc, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Level } from "../rules/stock.ts";
import { stockLevels } from "../tables.server.ts";

/**
 * Locks the levels of these products until the transaction ends. Always in id order: two orders
 * for the same two products wait for each other instead of deadlocking.
 */
export async function lockLevels(db: Db, productIds: readonly string[]): Promise<Level[]> {
  if (productIds.length === 0) return [];
  return db
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.productId, [...productIds]))
    .orderBy(asc(stockLevels.id))
    .for("update");
}
