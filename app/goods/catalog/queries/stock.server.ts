import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Level } from "../rules/stock.ts";
import { stockLevels, stockMovements } from "../tables.server.ts";

/**
 * Locks the levels of these products until the transaction ends. They are locked in id order, so
 * that two orders for the same products wait for each other instead of deadlocking.
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

/**
 * The levels that an order has units of, locked in the same order. `quantity` adds up the order's
 * movements per level.
 */
export async function lockLevelsOfOrder(db: Db, orderId: string, quantity: SQL<number>) {
  const moved = await db
    .select({ stockLevelId: stockMovements.stockLevelId, quantity })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.stockLevelId);
  const found = moved.filter((level) => level.quantity > 0);
  if (found.length === 0) return [];
  const ids = sql.param(found.map(({ stockLevelId }) => stockLevelId));
  await db
    .select({ id: stockLevels.id })
    .from(stockLevels)
    .where(sql`${stockLevels.id} = any(${ids}::uuid[])`)
    .orderBy(asc(stockLevels.id))
    .for("update");
  return found;
}
