import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { newestForVisit } from "#app/care/assessments/queries/own.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findOwnBooking } from "../../queries/own-bookings.server.ts";
import { ownPreVisit } from "../../queries/pre-visits.server.ts";
import { whyNoForm } from "../../rules/pre-visit.ts";
import { consentWording, preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";
import { slotWords } from "../../views/booking-words.ts";
import { prefillPreVisit } from "../../views/prefill-pre-visit.ts";

/** The form of a visit for its own patient; undefined if the customer has no such booking. */
export async function showPreVisit(ctx: Ctx, bookingId: string) {
  if (ctx.actor.kind !== "user") return undefined;
  const { userId } = ctx.actor;
  const booker = await findBooker(ctx);
  const booking = booker && (await findOwnBooking(ctx.db, booker.customerId, bookingId));
  if (!booking) return undefined;
  const [stored, { site_name }] = await Promise.all([
    ownPreVisit(ctx.db, userId, booking.id),
    loadSettings(ctx.db),
  ]);
  const why = whyNoForm(booking, ctx.now);
  const assessed = stored || why ? undefined : await newestForVisit(ctx.db, userId);
  return {
    id: booking.id,
    number: booking.number,
    lead: say.lead(slotWords(booking)),
    readOnly: why && say.readOnly[why],
    saved: stored && say.saved(formatDateTime(stored.savedAt)),
    version: stored?.version ?? 0,
    answers: stored?.answers ?? (assessed && prefillPreVisit(assessed.words)),
    from: assessed && say.fromAssessment(formatDate(assessed.completedAt)),
    consent: consentWording(site_name),
  };
}
