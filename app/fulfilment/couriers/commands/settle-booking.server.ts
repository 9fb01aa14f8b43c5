import { and, eq, inArray, ne } from "drizzle-orm";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Booking, CourierProblem } from "../gateways/courier-port.ts";
import { isUnclear } from "../rules/booking-terms.ts";
import { parcelBookings, type BookingRow } from "../tables/bookings.server.ts";

type Answer = Result<Booking, CourierProblem>;

/** Stores a courier's answer. If two answers arrive, the one with a number wins. */
export async function settleBooking(
  ctx: Ctx,
  { id, orderId }: BookingRow,
  answer: Answer,
): Promise<Answer> {
  // The problem must be stored too, and a refusal as the transaction's result would roll it back.
  const settled = await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, orderId);
    const [row] = await tx.db.select().from(parcelBookings).where(eq(parcelBookings.id, id));
    if (!row) throw new Error("a booking was removed while its courier was asked");
    return ok(await settle(tx, row, answer));
  });
  return settled.value;
}

async function settle(tx: Ctx, row: BookingRow, answer: Answer): Promise<Answer> {
  if (row.state === "booked" && row.trackingNumber !== null) {
    return ok({ trackingNumber: row.trackingNumber });
  }
  if (answer.ok) return (await book(tx, row, answer.value)) ? answer : refuse("not_understood");
  if (row.state === "asked") await noteProblem(tx, row, answer);
  return answer;
}

/** Returns false if another attempt began after an earlier refusal. */
async function book(tx: Ctx, row: BookingRow, { trackingNumber }: Booking): Promise<boolean> {
  const others = await tx.db.$count(
    parcelBookings,
    and(
      eq(parcelBookings.orderId, row.orderId),
      eq(parcelBookings.parcel, row.parcel),
      ne(parcelBookings.id, row.id),
      inArray(parcelBookings.state, ["asked", "booked"]),
    ),
  );
  if (others > 0) return false;
  await tx.db
    .update(parcelBookings)
    .set({ state: "booked", trackingNumber, problem: null, says: "", settledAt: tx.now })
    .where(eq(parcelBookings.id, row.id));
  await audit(tx, row, "order.booked");
  return true;
}

async function noteProblem(tx: Ctx, row: BookingRow, problem: CourierProblem): Promise<void> {
  const says = "says" in problem ? problem.says : "";
  // An earlier request may have succeeded, and this refusal may be about the duplicate.
  const isOver = !isUnclear(problem.reason) && row.requests === 1;
  await tx.db
    .update(parcelBookings)
    .set({ problem: problem.reason, says, ...(isOver && { state: "refused", settledAt: tx.now }) })
    .where(eq(parcelBookings.id, row.id));
  if (isOver) await audit(tx, row, "order.booking_refused");
}

async function audit(tx: Ctx, { orderId, parcel, courier }: BookingRow, action: string) {
  const subject = { type: "order", id: orderId };
  await recordAudit(tx, { action, subject, after: { parcel, courier } });
}
