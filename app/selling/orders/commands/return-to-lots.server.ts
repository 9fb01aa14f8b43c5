import { and, desc, eq } from "drizzle-orm";
import { movePacked, type PackedUnits } from "#app/goods/lots/commands/move-packed.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

/**
 * Returns units of a line to their lots, the last to expire first. Call it before stock is locked,
 * as packing does.
 */
export async function returnToLots(
  ctx: Ctx,
  { orderItemId, units }: { orderItemId: string; units: number },
): Promise<void> {
  const ofLine = eq(orderItemLots.orderItemId, orderItemId);
  const taken = await ctx.db
    .select({
      lotId: orderItemLots.lotId,
      parcel: orderItemLots.parcel,
      units: orderItemLots.units,
    })
    .from(orderItemLots)
    .innerJoin(lots, eq(lots.id, orderItemLots.lotId))
    .where(ofLine)
    .orderBy(desc(lots.expiresOn), desc(lots.id));
  const moves: PackedUnits[] = [];
  let left = units;
  for (const lot of taken) {
    const back = Math.min(left, lot.units);
    if (back === 0) break;
    left -= back;
    const ofLot = eq(orderItemLots.lotId, lot.lotId);
    const row = and(ofLine, ofLot, eq(orderItemLots.parcel, lot.parcel));
    if (back === lot.units) await ctx.db.delete(orderItemLots).where(row);
    else
      await ctx.db
        .update(orderItemLots)
        .set({ units: lot.units - back })
        .where(row);
    moves.push({ lotId: lot.lotId, units: -back });
  }
  await movePacked(ctx, moves);
}
