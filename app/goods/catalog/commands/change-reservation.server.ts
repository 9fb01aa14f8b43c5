import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevels } from "../queries/stock.server.ts";
import { itemKey, type StockLine } from "../rules/stock.ts";
import { moveStock } from "./move-stock.server.ts";

/**
 * Reserves more units for an order, and releases others. The caller has locked the order and
 * checked under the same locks that the stock is sufficient.
 */
export async function changeReservation(
  ctx: Ctx,
  orderId: string,
  { more, fewer }: { more: readonly StockLine[]; fewer: readonly StockLine[] },
): Promise<void> {
  const productIds = new Set([...more, ...fewer].map((line) => line.productId));
  const levels = await lockLevels(ctx.db, [...productIds]);
  const move = (line: StockLine, kind: "reserve" | "release") => {
    const level = levels.find((one) => itemKey(one) === itemKey(line));
    if (!level) throw new Error("an order has units of something without a shelf");
    const reservedDelta = kind === "reserve" ? line.quantity : -line.quantity;
    return { stockLevelId: level.id, kind, onHandDelta: 0, reservedDelta };
  };
  const moves = [
    ...more.map((line) => move(line, "reserve")),
    ...fewer.map((line) => move(line, "release")),
  ];
  await moveStock(ctx, moves, { orderId });
}
