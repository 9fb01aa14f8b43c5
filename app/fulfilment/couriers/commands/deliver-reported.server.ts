import { markDelivered } from "#app/selling/orders/commands/mark-delivered.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reportedThere } from "../queries/reported-there.server.ts";

/**
 * Records as delivered what was reported so before its parcel had the number: `takeReport` changes
 * only those that have it by then.
 */
export async function deliverReported(ctx: Ctx): Promise<void> {
  for (const parcel of await reportedThere(ctx)) await markDelivered(ctx, parcel);
}
