import { allZones, zoneWords } from "#app/lib/zones.ts";
import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findCredit } from "../../queries/credits.server.ts";
import { bookingsOfCustomer } from "../../queries/own-bookings.server.ts";
import { showsConsultations } from "../../queries/shows-consultations.server.ts";
import { filledPreVisits } from "../../queries/pre-visits.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { bookingState } from "../../rules/booking-state.ts";
import { whyNoForm } from "../../rules/pre-visit.ts";
import { slotWords } from "../../views/booking-words.ts";
import { ownTimeWords } from "../../views/own-time.ts";

export async function showOwnBookings(ctx: Ctx) {
  const booker = await findBooker(ctx);
  if (!booker) throw new Error("the policy table let a visitor in");
  const { userId } = signedIn(ctx);
  const rows = await bookingsOfCustomer(ctx.db, booker.customerId, ctx.now);
  const filled = await filledPreVisits(ctx.db, userId);
  const zone = await zoneOf(ctx.db, booker.customerId);
  const all = rows.map((booking) => ({
    id: booking.id,
    number: booking.number,
    when: slotWords(booking),
    own: zone && ownTimeWords(booking, zone),
    about: `${booking.typeName}, ${booking.doctorName}`,
    state: bookingState(booking, ctx.now),
    form: whyNoForm(booking, ctx.now)
      ? undefined
      : { isFilled: filled.has(booking.id), isOpen: true },
  }));
  const isAhead = ({ state }: (typeof all)[number]) => state === "held" || state === "booked";
  return {
    isOpen: await showsConsultations(ctx),
    empty: all.length === 0 ? pictureFile("consultation") : undefined,
    coming: all.filter(isAhead),
    past: all.filter((one) => !isAhead(one)).toReversed(),
    hasForms: filled.size > 0,
    zone,
    now: ctx.now,
    zones: allZones().map((value) => ({ value, label: zoneWords(value) })),
    hasCredit: (await findCredit(ctx.db, booker.customerId)) !== undefined,
  };
}
