import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { hasPaidOrder } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { offeredType, type ConsultationType } from "../queries/types.server.ts";
import { BOOKING_LETTER, MOST_AHEAD } from "../rules/booking-terms.ts";
import { overlap, type Slot } from "../rules/free-slots.ts";
import { isTypeOpen } from "../rules/open-types.ts";
import { MOST_OFFERS, OFFER_MINUTES, slotForWish } from "../rules/slot-wishes.ts";
import { bookingNumbers, bookings, doctors } from "../tables.server.ts";
import { slotOffers, slotWishes } from "../tables/slot-wishes.server.ts";
import { removeRunOutHolds } from "./remove-run-out-holds.server.ts";

/** `closed` means that the wish itself cannot get an offer, from any doctor. */
type OfferResult = "offered" | "no_slot" | "closed";

/**
 * Holds the doctor's first time that suits a wish for the waiting customer, and mails them. A
 * customer with an open offer gets no second one.
 */
export async function offerSlot(
  ctx: Ctx,
  { wishId, doctorId }: { wishId: string; doctorId: string },
): Promise<OfferResult> {
  return inTransaction(ctx, async (tx) => {
    const [wish] = await tx.db.select().from(slotWishes).where(eq(slotWishes.id, wishId));
    if (!wish) return "closed";
    // The customer is locked before the doctor, as in every command that takes a slot.
    const { customerId } = wish;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 4))`);
    const doctor = await lockRow(tx.db, doctors, doctorId);
    const [customer] = await tx.db
      .select({ userId: customers.userId, hasBought: hasPaidOrder })
      .from(customers)
      .where(eq(customers.id, customerId));
    const type = await offeredType(tx.db, wish.type);
    if (!customer?.userId || !type) return "closed";
    if (!isTypeOpen(type.slug, customer)) return "closed";
    const offers = await offersThatCount(tx, wishId);
    if (!offers) return "closed";
    if (!doctor?.isActive) return "no_slot";
    await removeRunOutHolds(tx, eq(bookings.doctorId, doctorId));
    const own = await toCome(tx, customerId);
    if (own.length >= MOST_AHEAD) return "closed";
    const agenda = await loadAgenda(tx.db, doctorId, tx.now);
    const busy = { ...agenda, taken: [...agenda.taken, ...own] };
    const offered = offers
      .filter((offer) => offer.doctorId === doctorId)
      .map(({ startsAt }) => startsAt);
    const slot = slotForWish(busy, wish, type.minutes, { now: tx.now, offered });
    if (!slot || own.some((one) => overlap(one, slot))) return "no_slot";
    await hold(tx, { wishId, customerId, doctorId, type, slot });
    return "offered";
  });
}

/** The offers so far; undefined if the wish ended, has an open offer, or had enough offers. */
async function offersThatCount(tx: Ctx, wishId: string) {
  const open = and(eq(slotWishes.id, wishId), isNull(slotWishes.endedAt));
  const [wish] = await tx.db.select().from(slotWishes).where(open).for("update");
  if (!wish) return undefined;
  const offers = await tx.db.select().from(slotOffers).where(eq(slotOffers.wishId, wishId));
  if (offers.length >= MOST_OFFERS) return undefined;
  return offers.some(({ expiresAt }) => expiresAt > tx.now) ? undefined : offers;
}

async function toCome({ db, now }: Ctx, customerId: string) {
  const { startsAt, endsAt, status } = bookings;
  return db
    .select({ startsAt, endsAt })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), gt(endsAt, now), ne(status, "cancelled")));
}

type HoldInput = {
  wishId: string;
  customerId: string;
  doctorId: string;
  type: ConsultationType;
  slot: Slot;
};

async function hold(
  tx: Ctx,
  { wishId, customerId, doctorId, type, slot }: HoldInput,
): Promise<void> {
  const bookingId = tx.ids.newId();
  const offerId = tx.ids.newId();
  const expiresAt = addMinutes(tx.now, OFFER_MINUTES);
  const { startsAt, endsAt } = slot;
  const { channel, fee, currency } = type;
  await tx.db.insert(bookings).values({
    id: bookingId,
    number: await nextNumber(tx, BOOKING_LETTER, bookingNumbers),
    doctorId,
    customerId,
    type: type.slug,
    channel,
    fee,
    currency,
    startsAt,
    endsAt,
    status: "held",
    heldUntil: expiresAt,
    createdAt: tx.now,
  });
  await tx.db.insert(slotOffers).values({
    id: offerId,
    wishId,
    bookingId,
    doctorId,
    startsAt,
    offeredAt: tx.now,
    expiresAt,
  });
  await enqueue(tx.db, "consultations.mail-offer", { offerId, bookingId });
  // When this offer expires, the next customer gets one.
  await enqueue(
    tx.db,
    "consultations.offer-slots",
    {},
    {
      key: `offer-slots:${offerId}`,
      runAt: addMinutes(expiresAt, 1),
    },
  );
}
