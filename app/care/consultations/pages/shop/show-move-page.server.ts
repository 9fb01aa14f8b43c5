import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findOwnBooking } from "../../queries/own-bookings.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { slotWords } from "../../views/booking-words.ts";
import { whyNotChange } from "../../rules/may-change.ts";
import { minutesOf } from "../../rules/minutes-of.ts";
import { showChoice } from "../../views/show-choice.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";

export async function showMovePage(ctx: Ctx, bookingId: string, day: string | null) {
  const booker = await findBooker(ctx);
  const booking = booker && (await findOwnBooking(ctx.db, booker.customerId, bookingId));
  if (!booking) return undefined;
  const why = whyNotChange(booking, ctx.now);
  const agenda = await loadAgenda(ctx.db, booking.doctorId, ctx.now, booking.id);
  return {
    id: booking.id,
    zone: await zoneOf(ctx.db, booker.customerId),
    when: slotWords(booking),
    refused: why && say.refused[why],
    choice: why ? undefined : showChoice(agenda, minutesOf(booking), ctx.now, day),
  };
}
