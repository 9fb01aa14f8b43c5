import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevelsOfOrder } from "../queries/stock.server.ts";
import { stockMovements } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * Returns the units that are still reserved for an order. It reads the movements, so a repeated
 * call moves nothing.
 */
export async function releaseReservation(ctx: Ctx, orderId: string): Promise<void> {
  const reserved = sql<number>`sum(${stockMovements.reservedDelta})::int`;
  const levels = await lockLevelsOfOrder(ctx.db, orderId, reserved);
  const moves = levels.map(({ stockLevelId, quantity }) => ({
    stockLevelId,
    kind: "release" as const,
    onHandDelta: 0,
    reservedDelta: -quantity,
  }));
  await moveStock(ctx, moves, { orderId });
}
