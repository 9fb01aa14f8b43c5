import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type JobCtx, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { mailBooking } from "./commands/mail-booking.server.ts";
import { removeRunOutHolds } from "./commands/remove-run-out-holds.server.ts";
import { returnCredits } from "./commands/return-credits.server.ts";
import { sweepPhotos } from "./commands/sweep-photos.server.ts";
import { mailOffer, offerSlots } from "./jobs/offer-slots.server.ts";
import { bookingNews, doctorNews } from "./texts/mail.ts";
import { findDoctor } from "./queries/doctors.server.ts";
import { isPreVisitFilled } from "./queries/pre-visits.server.ts";
import { wholeBooking, type WholeBooking } from "./queries/staff-bookings.server.ts";
import { noteForPatient } from "./queries/visits.server.ts";
import { PHOTO_FILES } from "./rules/photo-terms.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "booking.booked": { bookingId: string };
    "booking.moved": { bookingId: string; moves: number };
    "booking.given-on": { bookingId: string; fromDoctorId: string };
    "booking.cancelled": { bookingId: string };
    "booking.uncovered": { bookingId: string };
    "visit.done": { bookingId: string };
  }
  interface ShopTasks {
    "consultations.remind": { bookingId: string; startsAt: string };
    "consultations.offer-slots": PayloadOf<typeof offerSlots>;
    "consultations.mail-offer": PayloadOf<typeof mailOffer>;
  }
}

/** Runs a mail about one booking. If the booking is gone, the job does not try again. */
function onBooking(name: string, run: (ctx: JobCtx, whole: WholeBooking) => Promise<void>) {
  return task(name, z.object({ bookingId: z.string() }), async (ctx, { bookingId }) => {
    const whole = await wholeBooking(ctx.db, bookingId);
    if (whole) await run(ctx, whole);
  });
}

export const mailBooked = onBooking("consultations.mail-booked", async (ctx, whole) => {
  const { id, number } = whole.booking;
  await mailBooking(ctx, {
    whole,
    dedupeKey: `booking-booked:${id}`,
    toCustomer: bookingNews.booked(number),
    toDoctor: doctorNews.booked(number),
    withCalendar: true,
  });
});

/** After two quick moves both mails give the newest time. */
export const mailMoved = onBooking("consultations.mail-moved", async (ctx, whole) => {
  const { id, number, moves, status } = whole.booking;
  if (status !== "booked") return;
  await mailBooking(ctx, {
    whole,
    dedupeKey: `booking-moved:${id}:${moves}`,
    toCustomer: bookingNews.moved(number),
    toDoctor: doctorNews.moved(number),
    withCalendar: true,
  });
});

/** Another doctor has the booking now: the customer and both doctors get a mail. */
export const mailGivenOn = task(
  "consultations.mail-given-on",
  z.object({ bookingId: z.string(), fromDoctorId: z.string() }),
  async (ctx, { bookingId, fromDoctorId }) => {
    const whole = await wholeBooking(ctx.db, bookingId);
    if (whole?.booking.status !== "booked") return;
    const { id, number, moves } = whole.booking;
    const dedupeKey = `booking-given-on:${id}:${moves}`;
    await mailBooking(ctx, {
      whole,
      dedupeKey,
      toCustomer: bookingNews.givenOn(number, whole.doctor.name),
      toDoctor: doctorNews.takenOver(number),
      withCalendar: true,
    });
    const former = await findDoctor(ctx.db, fromDoctorId);
    if (!former) return;
    await mailBooking(ctx, {
      whole: { ...whole, doctor: former },
      dedupeKey: `${dedupeKey}:former`,
      toDoctor: doctorNews.givenAway(number),
    });
  },
);

export const mailCancelled = onBooking("consultations.mail-cancelled", async (ctx, whole) => {
  const { id, number, cancelledBy, cancelNote: note, creditLost } = whole.booking;
  if (!cancelledBy) return;
  await mailBooking(ctx, {
    whole,
    dedupeKey: `booking-cancelled:${id}`,
    toCustomer: bookingNews.cancelled(number, cancelledBy, { note, creditLost }),
    toDoctor: doctorNews.cancelled(number),
  });
});

export const mailUncovered = onBooking("consultations.mail-uncovered", async (ctx, whole) => {
  const { id, number, creditItemId, status } = whole.booking;
  if (creditItemId !== null || status !== "booked") return;
  const toCustomer = bookingNews.uncovered(number);
  await mailBooking(ctx, { whole, dedupeKey: `booking-uncovered:${id}`, toCustomer });
});

/** The mail says that there is something to read, and nothing of the contents. */
const mailNote = onBooking("consultations.mail-note", async (ctx, whole) => {
  const { id, number } = whole.booking;
  const userId = whole.customer.userId;
  const note = userId ? await noteForPatient(ctx.db, userId, id) : undefined;
  if (!note || (note.text === "" && note.outcome !== "again")) return;
  const toCustomer = bookingNews.noted(number);
  await mailBooking(ctx, { whole, dedupeKey: `booking-note:${id}`, toCustomer });
});

/** Sent a day before, if the time has not changed. */
const remind = task(
  "consultations.remind",
  z.object({ bookingId: z.string(), startsAt: z.coerce.date() }),
  async (ctx, { bookingId, startsAt }) => {
    const whole = await wholeBooking(ctx.db, bookingId);
    if (whole?.booking.status !== "booked" || ctx.now >= startsAt) return;
    if (whole.booking.startsAt.getTime() !== startsAt.getTime()) return;
    await mailBooking(ctx, {
      whole,
      dedupeKey: `booking-reminder:${bookingId}:${startsAt.toISOString()}`,
      toCustomer: bookingNews.reminder(whole.booking.number, {
        isFilled: await isPreVisitFilled(ctx.db, bookingId),
      }),
    });
  },
);

/** A time that became free is offered to waiting customers. */
const offerFreed = task("consultations.offer-freed", z.unknown(), (ctx) => offerSlots.run(ctx, {}));

/**
 * Until then, a person who returns to a hold reads that it expired. Others need not wait for it.
 */
const forgetHolds = task("consultations.forget-holds", z.unknown(), (ctx) =>
  removeRunOutHolds({ ...ctx, now: addDays(ctx.now, -1) }),
);

/** A refunded order no longer covers a consultation. */
const uncoverBookings = task(
  "consultations.uncover",
  z.object({ orderId: z.string() }),
  (ctx, { orderId }) => returnCredits(ctx, orderId),
);

/** A photo is swept after a day, longer than any transaction that may still add its row. */
export function consultationsJobs(files: Files) {
  const sweep = task("consultations.sweep-photos", z.unknown(), (ctx) =>
    sweepPhotos(ctx, files.area(PHOTO_FILES), addDays(ctx.now, -1)),
  );
  return moduleJobs({
    tasks: [remind, offerSlots, mailOffer],
    listeners: {
      "booking.booked": [mailBooked],
      "booking.moved": [mailMoved, offerFreed],
      "booking.given-on": [mailGivenOn],
      "booking.cancelled": [mailCancelled, offerFreed],
      "booking.uncovered": [mailUncovered],
      "visit.done": [mailNote],
      "order.cancelled": [uncoverBookings],
      "order.refunded": [uncoverBookings],
    },
    schedule: [
      // Each run covers new days that open for booking, and expired holds too.
      { task: offerSlots, match: "*/10 * * * *" },
      { task: sweep, match: "5 20 * * *" },
      { task: forgetHolds, match: "15 20 * * *" },
    ],
  });
}
