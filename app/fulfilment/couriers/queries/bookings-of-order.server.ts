import type { ParcelRow } from "#app/selling/orders/queries/parcels.server.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { showBookings } from "../views/show-bookings.ts";
import { openBookings } from "./bookings.server.ts";

type Order = { id: string; status: OrderStatus; parcelsSent: number };

/** The bookings of an order: those of sent parcels, and open ones. */
export async function bookingsOfOrder(ctx: Ctx, order: Order, rows: readonly ParcelRow[]) {
  const open = await openBookings(ctx.db, order.id);
  const mayAct = may(ctx.actor, "orders:fulfil");
  return showBookings(open, { order, parcels: rows, mayAct, now: ctx.now });
}
