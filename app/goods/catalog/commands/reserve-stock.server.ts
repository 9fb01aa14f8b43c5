import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockLevels } from "../queries/stock.server.ts";
import { matchLevels, type Shortage, type StockLine } from "../rules/stock.ts";
import { moveStock } from "./move-stock.server.ts";

/** Reserves units for an order, either all lines or none. Call inside the order's transaction. */
export async function reserveStock(
  ctx: Ctx,
  orderId: string,
  lines: readonly StockLine[],
): Promise<Result<undefined, Refusal<"out_of_stock"> & { shortages: Shortage[] }>> {
  const levels = await lockLevels(ctx.db, [...new Set(lines.map((line) => line.productId))]);
  const { wanted, shortages } = matchLevels(lines, levels);
  if (shortages.length > 0) return refuse("out_of_stock", { shortages });
  const moves = wanted.map(({ level, quantity }) => ({
    stockLevelId: level.id,
    kind: "reserve" as const,
    onHandDelta: 0,
    reservedDelta: quantity,
  }));
  await moveStock(ctx, moves, { orderId });
  return ok(undefined);
}
