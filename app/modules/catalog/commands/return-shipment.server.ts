import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevelsOfOrder } from "../queries/stock.server.ts";
import { stockMovements } from "../tables.server.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * The parcel of an order has not left after all: its units are on the shelf again and reserved for
 * it, as before. Reads the movements, so that doing it twice moves nothing the second time.
 */
export async function returnShipment(ctx: Ctx, orderId: string): Promise<void> {
  const shipped = sql<number>`-sum(${stockMovements.onHandDelta})::int`;
  const levels = await lockLevelsOfOrder(ctx.db, orderId, shipped);
  const moves = levels.map(({ stockLevelId, quantity }) => ({
    stockLevelId,
    kind: "unship" as const,
    onHandDelta: quantity,
    reservedDelta: quantity,
  }));
  await moveStock(ctx, moves, { orderId });
}
