import { asc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stockLevels, stockMovements } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * The parcel of an order has not left after all: its units are on the shelf again and set aside for
 * it, as before. Reads the movements, so that doing it twice moves nothing the second time.
 */
export async function returnShipment(ctx: Ctx, orderId: string): Promise<void> {
  const taken = await ctx.db
    .select({
      stockLevelId: stockMovements.stockLevelId,
      quantity: sql<number>`-sum(${stockMovements.onHandDelta})::int`,
    })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.stockLevelId);
  const gone = taken.filter((row) => row.quantity > 0);
  if (gone.length === 0) return;
  const ids = gone.map((row) => row.stockLevelId);
  await ctx.db
    .select({ id: stockLevels.id })
    .from(stockLevels)
    .where(sql`${stockLevels.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(stockLevels.id))
    .for("update");
  const moves = gone.map(({ stockLevelId, quantity }) => ({
    stockLevelId,
    kind: "unship" as const,
    onHandDelta: quantity,
    reservedDelta: quantity,
  }));
  await moveStock(ctx, moves, { orderId });
}
