import { desc, eq, sql } from "drizzle-orm";
import { stockMovements } from "#app/goods/catalog/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Orders that reserve units of a level, the oldest last. */
export async function reserversOf(db: Db, levelId: string) {
  const units = sql<number>`sum(${stockMovements.reservedDelta})::int`;
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      expiresAt: orders.expiresAt,
      createdAt: orders.createdAt,
      units,
    })
    .from(stockMovements)
    .innerJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(eq(stockMovements.stockLevelId, levelId))
    .groupBy(orders.id)
    .having(sql`${units} > 0`)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(200);
}
