import { asc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stockLevels, stockMovements } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * Ends what an order still holds: `release` gives it back, `ship` takes it out of the house.
 * Reads the movements, so ending a reservation twice moves nothing the second time.
 */
export async function settleReservation(
  ctx: Ctx,
  orderId: string,
  kind: "release" | "ship",
): Promise<void> {
  const held = await ctx.db
    .select({
      stockLevelId: stockMovements.stockLevelId,
      quantity: sql<number>`sum(${stockMovements.reservedDelta})::int`,
    })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.stockLevelId);
  const open = held.filter((row) => row.quantity > 0);
  if (open.length === 0) return;
  await lockInOrder(
    ctx,
    open.map((row) => row.stockLevelId),
  );
  const moves = open.map(({ stockLevelId, quantity }) => ({
    stockLevelId,
    kind,
    onHandDelta: kind === "ship" ? -quantity : 0,
    reservedDelta: -quantity,
  }));
  await moveStock(ctx, moves, { orderId });
}

async function lockInOrder(ctx: Ctx, levelIds: readonly string[]): Promise<void> {
  await ctx.db
    .select({ id: stockLevels.id })
    .from(stockLevels)
    .where(sql`${stockLevels.id} = any(${sql.param([...levelIds])}::uuid[])`)
    .orderBy(asc(stockLevels.id))
    .for("update");
}
