import { isUuid } from "#app/lib/is-uuid.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import { staffFacts } from "./staff-facts.server.ts";
import { openBooking } from "../../commands/open-booking.server.ts";
import { openVisit } from "../../commands/open-visit.server.ts";
import { wholeBooking, type WholeBooking } from "../../queries/staff-bookings.server.ts";
import { visitOf } from "../../queries/visits.server.ts";
import { whyNotCancel } from "../../rules/may-change.ts";
import { bookingAdminMessages } from "../../texts/staff-bookings.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { showOwnVisit } from "./show-own-visit.server.ts";

/**
 * A consultation for staff, in three views. Its clinician sees everything about the visit. Staff
 * who handle bookings see the customer. A clinician who could take the visit does not. Each look is
 * recorded.
 */
export async function showVisit(ctx: Ctx, bookingId: string) {
  const mine = await openVisit(ctx, bookingId);
  if (mine.ok) {
    const { whole, visit } = mine.value;
    const shown = { ...about(ctx, whole), state: say.states[visit.state] };
    return {
      ...shown,
      closed: undefined,
      mayTake: false,
      own: await showOwnVisit(ctx, mine.value),
    };
  }
  const opened = await openBooking(ctx, bookingId);
  const visit = await visitOf(ctx.db, bookingId);
  const whole = opened.ok ? opened.value : await toTake(ctx, bookingId, visit !== undefined);
  if (!whole) throw notFound();
  const { facts, ...shown } = about(ctx, whole);
  const isBooked = whole.booking.status === "booked";
  const mayTake = isClinician(ctx.actor) && isBooked && visit === undefined;
  const byWhom = visit ? `${say.takenBy(visit.clinicianName)} ${say.closed}` : say.closed;
  return {
    ...shown,
    facts: opened.ok ? facts : facts.filter(({ label }) => label !== bookingAdminMessages.customer),
    mayCancel: opened.ok && shown.mayCancel,
    state: visit ? say.states[visit.state] : isBooked ? say.open : undefined,
    closed: mayTake ? undefined : byWhom,
    mayTake,
    own: undefined,
  };
}

function about({ now }: Ctx, whole: WholeBooking) {
  const { booking } = whole;
  return {
    number: booking.number,
    facts: staffFacts(whole),
    mayCancel: whyNotCancel(booking, now) === undefined,
  };
}

/** A booking that no clinician took, for one who could. */
async function toTake({ db, actor }: Ctx, bookingId: string, isTaken: boolean) {
  if (!isClinician(actor) || isTaken || !isUuid(bookingId)) return undefined;
  const whole = await wholeBooking(db, bookingId);
  return whole?.booking.status === "booked" ? whole : undefined;
}
