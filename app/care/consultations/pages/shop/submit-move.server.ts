import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { moveBooking } from "../../commands/move-booking.server.ts";
import { moveInput } from "../../input.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import { momentWords } from "../../views/booking-words.ts";

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
