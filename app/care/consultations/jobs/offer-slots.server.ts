import { z } from "zod";
import { formatClock } from "#app/lib/dates.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { endOldWishes } from "../commands/end-old-wishes.server.ts";
import { mailBooking } from "../commands/mail-booking.server.ts";
import { offerSlot } from "../commands/offer-slot.server.ts";
import { activeDoctors } from "../queries/doctors.server.ts";
import { wholeBooking } from "../queries/staff-bookings.server.ts";
import { loadAgendas } from "../queries/agenda.server.ts";
import { findOffer, waitingWishes, type WaitingWish } from "../queries/waitlist.server.ts";
import type { Agenda } from "../rules/free-slots.ts";
import { slotForWish } from "../rules/slot-wishes.ts";
import { bookingNews } from "../texts/mail.ts";

/** Offers free times to waiting customers in the order of the list, one time each. */
export const offerSlots = task("consultations.offer-slots", z.object({}), async (ctx) => {
  await endOldWishes(ctx);
  const wishes = await waitingWishes(ctx.db);
  if (wishes.length === 0) return;
  const doctors = await activeDoctors(ctx.db);
  const ids = doctors.map(({ id }) => id);
  const fits = fitting(await loadAgendas(ctx.db, ids, ctx.now), ctx.now);
  for (const wish of wishes) {
    for (const doctorId of ids) {
      if (!fits(doctorId, wish)) continue;
      const outcome = await offerSlot(ctx, { wishId: wish.id, doctorId });
      if (outcome !== "no_slot") break;
    }
  }
});

type SlotCheck = (doctorId: string, wish: WaitingWish) => boolean;

/**
 * Checks the agendas from the start of the job for a suitable time. Most wishes have none, and
 * finding that out under locks would take a transaction each.
 */
function fitting(agendas: ReadonlyMap<string, Agenda>, now: Date): SlotCheck {
  const known = new Map<string, boolean>();
  return (doctorId, { doctorId: wanted, minutes, weekdays, part, until }) => {
    const agenda = agendas.get(doctorId);
    if (!agenda || (wanted !== null && wanted !== doctorId)) return false;
    const wish = { weekdays, part, until };
    const key = JSON.stringify([doctorId, minutes, wish]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = slotForWish(agenda, wish, minutes, { now, offered: [] }) !== undefined;
    known.set(key, found);
    return found;
  };
}

const aboutOffer = z.object({ offerId: z.string(), bookingId: z.string() });

/** Mails a waiting customer that a time is reserved for them, while the offer is open. */
export const mailOffer = task(
  "consultations.mail-offer",
  aboutOffer,
  async (ctx, { offerId, bookingId }) => {
    const offer = await findOffer(ctx.db, offerId);
    const whole = await wholeBooking(ctx.db, bookingId);
    if (!offer || whole?.booking.status !== "held" || offer.expiresAt <= ctx.now) return;
    const toCustomer = bookingNews.offered(formatClock(offer.expiresAt));
    await mailBooking(ctx, { whole, dedupeKey: `slot-offer:${offerId}`, toCustomer });
  },
);
