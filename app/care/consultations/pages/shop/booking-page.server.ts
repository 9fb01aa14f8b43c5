import { href } from "react-router";
import { addDays, formatClock, formatDate } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { findCredit } from "../../queries/credits.server.ts";
import { findOwnBooking, type OwnBooking } from "../../queries/own-bookings.server.ts";
import { ownPreVisit } from "../../queries/pre-visits.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { noteForPatient } from "../../queries/visits.server.ts";
import { bookingState } from "../../rules/booking-state.ts";
import { showDoctor } from "../../views/show-doctor.ts";
import { feeWords, lengthWords, momentWords, slotWords } from "../../views/booking-words.ts";
import { cancelCost, changeableUntil, whyNotCancel, whyNotChange } from "../../rules/may-change.ts";
import { minutesOf } from "../../rules/minutes-of.ts";
import { whyNoForm } from "../../rules/pre-visit.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import { noteMessages } from "../../texts/shopper-note.ts";

const TITLES = {
  held: say.summary,
  run_out: say.holdOver,
  booked: say.bookedTitle,
  over: say.overTitle,
  cancelled: say.cancelledTitle,
};

export async function showOwnBooking(ctx: Ctx, bookingId: string) {
  if (ctx.actor.kind !== "user") return undefined;
  const booker = await findBooker(ctx);
  const booking = booker && (await findOwnBooking(ctx.db, booker.customerId, bookingId));
  if (!booking) return undefined;
  const doctor = await findDoctor(ctx.db, booking.doctorId);
  const state = bookingState(booking, ctx.now);
  const wantsCredit = state === "held" && booking.type === "initial";
  const covered = wantsCredit
    ? (await findCredit(ctx.db, booker.customerId)) !== undefined
    : booking.creditItemId !== null;
  return {
    id: booking.id,
    number: booking.number,
    title: TITLES[state],
    state,
    covered,
    email: ctx.actor.email,
    times: { startsAt: booking.startsAt, endsAt: booking.endsAt },
    zone: await zoneOf(ctx.db, booker.customerId),
    facts: factsOf(booking, covered && state !== "cancelled"),
    doctorName: booking.doctorName,
    doctor: doctor && showDoctor(doctor),
    reservedUntil: booking.heldUntil ? formatClock(booking.heldUntil) : "",
    againHref: `${href("/consultation/:doctorId", { doctorId: booking.doctorId })}?type=${booking.type}`,
    changeable:
      whyNotChange(booking, ctx.now) === undefined
        ? momentWords(changeableUntil(booking.startsAt))
        : undefined,
    /** The present cost of cancelling; undefined if the booking can't be cancelled. */
    cancelCost: whyNotCancel(booking, ctx.now) ? undefined : cancelCost(booking, ctx.now),
    /** A held time within a day of its start: cancelling it later has a cost. */
    isShort: state === "held" && cancelCost(booking, ctx.now) === "late",
    form: await formOf(ctx, ctx.actor.userId, booking),
    note: await noteOf(ctx, ctx.actor.userId, booking),
    creditLost: booking.creditLost,
    cancelNote: booking.cancelNote,
  };
}

/**
 * Whether the form before the visit can be filled in, or was; undefined if it cannot be shown.
 */
async function formOf({ db, now }: Ctx, userId: string, booking: OwnBooking) {
  const isFilled = (await ownPreVisit(db, userId, booking.id)) !== undefined;
  const isOpen = whyNoForm(booking, now) === undefined;
  return isOpen || isFilled ? { isFilled, isOpen } : undefined;
}

/** The clinician's note for the patient after the visit. */
async function noteOf({ db }: Ctx, userId: string, { id, endsAt }: OwnBooking) {
  const note = await noteForPatient(db, userId, id);
  if (!note) return undefined;
  const { text, by, followUpWeeks, outcome } = note;
  const next = followUpWeeks === null ? undefined : addDays(endsAt, followUpWeeks * 7);
  if (text === "" && !next && outcome !== "again") return undefined;
  return {
    text,
    by: noteMessages.by(by),
    next: next && noteMessages.next(formatDate(next)),
    again: outcome === "again",
  };
}

function factsOf(booking: OwnBooking, covered: boolean) {
  const length = lengthWords(minutesOf(booking), booking.channel);
  return [
    { label: say.when, text: slotWords(booking) },
    { label: say.doctor, text: booking.doctorName },
    { label: say.what, text: `${booking.typeName}, ${length}` },
    {
      label: say.fee,
      text: covered ? say.covered : feeWords(booking),
      note: covered ? say.coveredNote : say.clinicNote,
    },
    { label: say.number, text: booking.number },
  ];
}
