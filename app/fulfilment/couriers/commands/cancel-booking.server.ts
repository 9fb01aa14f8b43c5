import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { parcelRows } from "#app/selling/orders/queries/parcels.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Courier, CourierProblem } from "../gateways/courier-port.ts";
import { findBooking } from "../queries/bookings.server.ts";
import { hasLeftWith, isUnderway } from "../rules/booking-terms.ts";
import { parcelBookings, type BookingRow } from "../tables/bookings.server.ts";

export type CancelRefusal =
  | Refusal<"forbidden" | "not_found" | "not_open" | "underway" | "has_left">
  | CourierProblem;

/** Written off means that the courier was not asked. */
type Cancellation = "cancelled" | "written_off";

/**
 * Cancels a booking at its courier. A booking without a number, because the courier never answered,
 * is only written off here: staff have looked it up at the courier.
 */
export async function cancelBooking(
  ctx: Ctx,
  { courier }: { courier: Courier },
  named: { orderId: string; id: string },
): Promise<Result<Cancellation, CancelRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  const row = await findBooking(ctx.db, named);
  if (!row) return refuse("not_found");
  if (row.state !== "asked" && row.state !== "booked") return refuse("not_open");
  if (isUnderway(row, ctx.now)) return refuse("underway");
  const sent = await parcelRows(ctx.db, row.orderId);
  if (sent.some((parcel) => hasLeftWith(row, parcel))) return refuse("has_left");
  if (row.state === "booked" && row.trackingNumber !== null) {
    const cancelled = await courier.cancel(row.trackingNumber);
    // A courier cannot collect a parcel that it does not know.
    if (!cancelled.ok && cancelled.reason !== "unknown_parcel") return cancelled;
  }
  return inTransaction(ctx, (tx) => close(tx, row));
}

async function close(
  tx: Ctx,
  { id, orderId, parcel, courier, state }: BookingRow,
): Promise<Result<Cancellation, CancelRefusal>> {
  const how = state === "booked" ? "cancelled" : "written_off";
  await lockOrder(tx, orderId);
  const closed = await tx.db
    .update(parcelBookings)
    .set({ state: "cancelled", settledAt: tx.now })
    .where(and(eq(parcelBookings.id, id), eq(parcelBookings.state, state)))
    .returning({ id: parcelBookings.id });
  // Another request canceled the booking first, with the same result.
  if (closed.length === 0) return ok(how);
  await recordAudit(tx, {
    action: "order.booking_cancelled",
    subject: { type: "order", id: orderId },
    after: { parcel, courier },
  });
  return ok(how);
}
