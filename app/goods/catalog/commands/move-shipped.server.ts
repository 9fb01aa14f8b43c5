import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevels } from "../queries/stock.server.ts";
import { itemKey, type StockLine } from "../rules/stock.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * Removes a parcel's units, which were reserved for its order, from stock, or returns the units of
 * a parcel that did not leave to the shelf, reserved as before. The caller has locked the order and
 * knows that each unit leaves once.
 */
export async function moveShipped(
  ctx: Ctx,
  orderId: string,
  { kind, lines }: { kind: "ship" | "unship"; lines: readonly StockLine[] },
): Promise<void> {
  const levels = await lockLevels(ctx.db, [...new Set(lines.map((line) => line.productId))]);
  const sign = kind === "ship" ? -1 : 1;
  // Two lines of one item make one movement.
  const moves = [...Map.groupBy(lines, itemKey)].map(([key, own]) => {
    const level = levels.find((one) => itemKey(one) === key);
    if (!level) throw new Error("a parcel has units of something without a shelf");
    const delta = sign * own.reduce((sum, { quantity }) => sum + quantity, 0);
    return { stockLevelId: level.id, kind, onHandDelta: delta, reservedDelta: delta };
  });
  await moveStock(ctx, moves, { orderId });
}
