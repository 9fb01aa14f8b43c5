import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reportedThere } from "../queries/reported-there.server.ts";

/**
 * Records parcels as delivered that were reported so before they had their number. `takeReport`
 * changes only parcels that already have it.
 */
export async function deliverReported(ctx: Ctx): Promise<void> {
  for (const parcel of await reportedThere(ctx)) await markDelivered(ctx, parcel);
}
