import { inArray } from "drizzle-orm";
import { lockLots } from "#app/goods/lots/commands/lock-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

/** Locks the lots of these lines, so that none is recalled until the transaction ends. */
export async function lockLotsOfLines(ctx: Ctx, orderItemIds: readonly string[]): Promise<void> {
  if (orderItemIds.length === 0) return;
  const rows = await ctx.db
    .selectDistinct({ lotId: orderItemLots.lotId })
    .from(orderItemLots)
    .where(inArray(orderItemLots.orderItemId, [...orderItemIds]));
  await lockLots(
    ctx,
    rows.map(({ lotId }) => lotId),
  );
}
