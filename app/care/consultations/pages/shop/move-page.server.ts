import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findOwnBooking } from "../../queries/own-bookings.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { slotWords, momentWords } from "../../views/booking-words.ts";
import { whyNotChange } from "../../rules/may-change.ts";
import { minutesOf } from "../../rules/minutes-of.ts";
import { showChoice } from "../../views/show-choice.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { moveBooking } from "../../commands/move-booking.server.ts";
import { moveInput } from "../../input.ts";

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

export async function submitMove(served: RequestContext, request: Request, bookingId: string) {
  const form = parseForm(moveInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.notUnderstood }, { status: 400 });
  const { startsAt } = form.value;
  const moved = await moveBooking(served.ctx, { bookingId, startsAt });
  if (!moved.ok) {
    if (moved.reason === "not_found") throw notFound();
    return data({ message: say.refused[moved.reason] }, { status: 409 });
  }
  const text = say.moved(momentWords(startsAt));
  return redirectWithFlash(served, href("/consultation/booking/:bookingId", { bookingId }), text);
}
