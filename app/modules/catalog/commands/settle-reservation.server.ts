import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevelsOfOrder } from "../queries/stock.server.ts";
import { stockMovements } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * Ends what is still reserved for an order: `release` returns it to the shelf, `ship` takes it out
 * of the house. Reads the movements, so that ending it twice moves nothing the second time.
 */
export async function settleReservation(
  ctx: Ctx,
  orderId: string,
  kind: "release" | "ship",
): Promise<void> {
  const reserved = sql<number>`sum(${stockMovements.reservedDelta})::int`;
  const levels = await lockLevelsOfOrder(ctx.db, orderId, reserved);
  const moves = levels.map(({ stockLevelId, quantity }) => ({
    stockLevelId,
    kind,
    onHandDelta: kind === "ship" ? -quantity : 0,
    reservedDelta: -quantity,
  }));
  await moveStock(ctx, moves, { orderId });
}
