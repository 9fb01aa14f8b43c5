import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { and, eq, gt, ne } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { offeredType } from "../queries/types.server.ts";
import { BOOKING_LETTER, HOLD_MINUTES, MOST_AHEAD } from "../rules/booking-terms.ts";
import { freeSlotAt, overlap } from "../rules/free-slots.ts";
import { isTypeOpen } from "../rules/open-types.ts";
import { bookingNumbers, bookings, doctors } from "../tables.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { removeRunOutHolds } from "./remove-run-out-holds.server.ts";

type SlotChoice = { doctorId: string; type: string; startsAt: Date };
type HoldSlotRefusal = Refusal<
  "forbidden" | "unknown_doctor" | "unknown_type" | "not_open" | "too_many" | "busy" | "taken"
>;

/**
 * Reserves a slot for the signed-in customer for ten minutes. A customer holds one slot at a time:
 * another choice releases the first, and the same choice keeps the running hold.
 */
export async function holdSlot(
  ctx: Ctx,
  wish: SlotChoice,
): Promise<Result<{ bookingId: string }, HoldSlotRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("forbidden");
    const type = await offeredType(tx.db, wish.type);
    if (!type) return refuse("unknown_type");
    if (!isTypeOpen(type.slug, booker)) return refuse("not_open");
    const doctor = await lockRow(tx.db, doctors, wish.doctorId);
    if (!doctor?.isActive) return refuse("unknown_doctor");

    const own = await toCome(tx, booker.customerId);
    const running = own.find((one) => one.status === "held" && isSame(one, wish));
    if (running) return ok({ bookingId: running.id });
    await removeRunOutHolds(tx, eq(bookings.doctorId, doctor.id));
    await dropOwnHolds(tx, booker.customerId);
    const ahead = own.filter(({ status }) => status === "booked");
    if (ahead.length >= MOST_AHEAD) return refuse("too_many");

    const agenda = await loadAgenda(tx.db, doctor.id, tx.now);
    const slot = freeSlotAt(agenda, wish.startsAt, type.minutes, tx.now);
    if (!slot) return refuse("taken");
    if (ahead.some((one) => overlap(one, slot))) return refuse("busy");
    const bookingId = tx.ids.newId();
    const heldUntil = addMinutes(tx.now, HOLD_MINUTES);
    const { startsAt, endsAt } = slot;
    const { channel, fee, currency } = type;
    await tx.db.insert(bookings).values({
      id: bookingId,
      number: await nextNumber(tx, BOOKING_LETTER, bookingNumbers),
      doctorId: doctor.id,
      customerId: booker.customerId,
      type: type.slug,
      channel,
      fee,
      currency,
      startsAt,
      endsAt,
      status: "held",
      heldUntil,
      createdAt: tx.now,
    });
    return ok({ bookingId });
  });
}

async function toCome({ db, now }: Ctx, customerId: string) {
  const own = and(eq(bookings.customerId, customerId), ne(bookings.status, "cancelled"));
  const all = await db
    .select()
    .from(bookings)
    .where(and(own, gt(bookings.endsAt, now)));
  return all.filter(({ heldUntil }) => !heldUntil || heldUntil > now);
}

function isSame(one: typeof bookings.$inferSelect, wish: SlotChoice): boolean {
  const sameTime = one.startsAt.getTime() === wish.startsAt.getTime();
  return sameTime && one.doctorId === wish.doctorId && one.type === wish.type;
}

async function dropOwnHolds({ db }: Ctx, customerId: string): Promise<void> {
  await db
    .delete(bookings)
    .where(and(eq(bookings.customerId, customerId), eq(bookings.status, "held")));
}
