import { z } from "zod";
import { formatClock } from "#app/lib/dates.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { endOldWishes } from "../commands/end-old-wishes.server.ts";
import { mailBooking } from "../commands/mail-booking.server.ts";
import { offerSlot } from "../commands/offer-slot.server.ts";
import { activeDoctors } from "../queries/doctors.server.ts";
import { wholeBooking } from "../queries/staff-bookings.server.ts";
import { findOffer, waitingWishes } from "../queries/waitlist.server.ts";
import { bookingNews } from "../texts/mail.ts";

/** Offers what is free to those who wait, the first first, each one time. */
export const offerSlots = task("consultations.offer-slots", z.object({}), async (ctx) => {
  await endOldWishes(ctx);
  const wishes = await waitingWishes(ctx.db);
  if (wishes.length === 0) return;
  const doctors = await activeDoctors(ctx.db);
  for (const { id: wishId, doctorId } of wishes) {
    for (const doctor of doctors) {
      if (doctorId !== null && doctorId !== doctor.id) continue;
      if (await offerSlot(ctx, { wishId, doctorId: doctor.id })) break;
    }
  }
});

const aboutOffer = z.object({ offerId: z.string(), bookingId: z.string() });

/** Tells somebody who waits that a time is reserved for them, while it is. */
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
