import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderTimeline } from "./order-timeline.server.ts";
import { sentParcels } from "./parcels.server.ts";

/** The steps and sent parcels of an order. The caller has checked that the reader may see it. */
export async function orderWay(ctx: Ctx, order: Parameters<typeof orderTimeline>[1]) {
  const [timeline, parcels] = await Promise.all([
    orderTimeline(ctx, order),
    sentParcels(ctx.db, order),
  ]);
  return { timeline, parcels };
}
