import { bookingsOfOrder } from "#app/fulfilment/couriers/queries/bookings-of-order.server.ts";
import { reportsOfParcels } from "#app/fulfilment/couriers/queries/reports-of-parcels.server.ts";
import { carriersOfOrder } from "../../../queries/offered-carriers.server.ts";
import { parcelRows, sentParcels } from "../../../queries/parcels.server.ts";
import type { OrderStatus } from "../../../rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Order = { id: string; status: OrderStatus; parcelsSent: number };

/** The parcels of an order for its page, and the carriers for the next one. */
export async function readParcels(ctx: Ctx, order: Order) {
  const [sent, rows, carriers] = await Promise.all([
    sentParcels(ctx.db, order),
    parcelRows(ctx.db, order.id),
    carriersOfOrder(ctx.db, order.id),
  ]);
  const [reports, bookings] = await Promise.all([
    reportsOfParcels(ctx.db, sent),
    bookingsOfOrder(ctx, order, rows),
  ]);
  return { sent, rows, carriers, reports, bookings };
}
