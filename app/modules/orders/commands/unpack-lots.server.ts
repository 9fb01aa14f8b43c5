import { and, eq, inArray } from "drizzle-orm";
import { lockLots } from "#app/modules/lots/commands/lock-lots.server.ts";
import { movePacked } from "#app/modules/lots/commands/move-packed.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderItems } from "../tables.server.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

/** The units of a parcel are back in their lots, since it did not leave. */
export async function unpackLots(ctx: Ctx, orderId: string, parcel: number): Promise<void> {
  const items = ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  const rows = await ctx.db
    .delete(orderItemLots)
    .where(and(inArray(orderItemLots.orderItemId, items), eq(orderItemLots.parcel, parcel)))
    .returning();
  await lockLots(
    ctx,
    rows.map(({ lotId }) => lotId),
  );
  for (const { lotId, units } of rows) await movePacked(ctx, lotId, -units);
}
