import { reportsOfParcels } from "#app/modules/couriers/queries/reports-of-parcels.server.ts";
import { carriersOfOrder } from "#app/modules/orders/queries/offered-carriers.server.ts";
import { parcelRows, sentParcels } from "#app/modules/orders/queries/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The parcels of an order as its page needs them, and who can carry the next one. */
export async function readParcels(ctx: Ctx, order: { id: string; parcelsSent: number }) {
  const [sent, rows, carriers] = await Promise.all([
    sentParcels(ctx.db, order),
    parcelRows(ctx.db, order.id),
    carriersOfOrder(ctx.db, order.id),
  ]);
  return { sent, rows, carriers, reports: await reportsOfParcels(ctx.db, sent) };
}
