import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrder, type OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Courier, CourierProblem, ParcelToBook } from "../gateways/courier-port.ts";
import { bookingSource, digestOf, type SourceRefusal } from "../queries/booking-source.server.ts";
import { lastBooking } from "../queries/bookings.server.ts";
import { referenceOf } from "../rules/booking-terms.ts";
import { parcelToBook } from "../rules/parcel-to-book.ts";
import type { Sender } from "../rules/sender.ts";
import { parcelBookings, type BookingRow } from "../tables/bookings.server.ts";
import { settleBooking } from "./settle-booking.server.ts";

type CourierAccess = { courier: Courier; sender: Sender };

export type BookingWish = {
  orderId: string;
  /** The parcel that the packer saw. */
  number: number;
  /** Units per line for a partial parcel. */
  chosen?: ReadonlyMap<string, number> | undefined;
};

export type BookRefusal =
  | Refusal<"forbidden" | "not_found" | "needs_attention" | "not_now" | "changed_meanwhile">
  | SourceRefusal
  | CourierProblem;

type BookingRequest = { row: BookingRow; parcel: ParcelToBook };

/**
 * Books the next parcel of an order with a courier, once. A repeated request without an answer uses
 * the same reference. The courier is asked between two transactions.
 */
export async function bookParcel(
  ctx: Ctx,
  { courier, sender }: CourierAccess,
  wish: BookingWish,
): Promise<Result<{ trackingNumber: string }, BookRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  const begun = await inTransaction(ctx, (tx) => begin(tx, sender, wish));
  if (!begun.ok) return begun;
  const { row, parcel } = begun.value;
  if (row.state === "booked" && row.trackingNumber !== null) {
    return ok({ trackingNumber: row.trackingNumber });
  }
  const answer = await courier.book(parcel);
  const settled = await settleBooking(ctx, row, answer);
  if (!settled.ok) return settled;
  await notePrice(ctx, { courier, parcel, row });
  return settled;
}

async function begin(
  tx: Ctx,
  sender: Sender,
  { orderId, number, chosen }: BookingWish,
): Promise<Result<BookingRequest, Exclude<BookRefusal, CourierProblem>>> {
  if (!isUuid(orderId)) return refuse("not_found");
  await lockOrder(tx, orderId);
  const order = await findOrder(tx.db, orderId);
  if (!order) return refuse("not_found");
  if (order.needsAttention !== null) return refuse("needs_attention");
  if (order.status !== "confirmed" && order.status !== "processing") return refuse("not_now");
  if (number !== order.parcelsSent + 1) return refuse("changed_meanwhile");
  const source = await bookingSource(tx, { order, sender, chosen });
  if (!source.ok) return source;
  const last = await lastBooking(tx.db, { orderId, parcel: number });
  const isOpen = last !== undefined && (last.state === "asked" || last.state === "booked");
  const reference = isOpen ? last.reference : referenceOf(tx.ids.newToken());
  const parcel = parcelToBook(source.value, reference);
  if (!isOpen) {
    const attempt = (last?.attempt ?? 0) + 1;
    return ok({ parcel, row: await insert(tx, order, { parcel, number, attempt }) });
  }
  if (last.state === "booked") return ok({ row: last, parcel });
  // The digest stays that of the first request, which may have led to the booking.
  await tx.db
    .update(parcelBookings)
    .set({
      requests: last.requests + 1,
      askedAt: tx.now,
      askedBy: actorId(tx.actor),
      problem: null,
      says: "",
    })
    .where(eq(parcelBookings.id, last.id));
  return ok({ row: last, parcel });
}

async function insert(
  tx: Ctx,
  { id: orderId }: OrderWithItems,
  { parcel, number, attempt }: { parcel: ParcelToBook; number: number; attempt: number },
): Promise<BookingRow> {
  const [row] = await tx.db
    .insert(parcelBookings)
    .values({
      id: tx.ids.newId(),
      orderId,
      parcel: number,
      attempt,
      reference: parcel.reference,
      courier: "ninjavan",
      state: "asked",
      digest: digestOf(parcel),
      askedAt: tx.now,
      askedBy: actorId(tx.actor),
    })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  await recordAudit(tx, {
    action: "order.booking_asked",
    subject: { type: "order", id: orderId },
    after: { parcel: number, courier: row.courier },
  });
  return row;
}

/** Stores the estimated price for the packer. A courier without a price books anyway. */
async function notePrice(
  { db }: Ctx,
  { courier, parcel, row }: { courier: Courier; parcel: ParcelToBook; row: BookingRow },
): Promise<void> {
  const price = await courier.price(parcel);
  if (!price.ok) return;
  await db
    .update(parcelBookings)
    .set({ price: price.value })
    .where(and(eq(parcelBookings.id, row.id), eq(parcelBookings.state, "booked")));
}
