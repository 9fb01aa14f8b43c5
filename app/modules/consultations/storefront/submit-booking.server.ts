import { data, redirect, href } from "react-router";
import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { cancelBooking } from "../commands/cancel-booking.server.ts";
import { confirmBooking } from "../commands/confirm-booking.server.ts";
import { bookingMessages as say } from "../texts/shopper-booking.ts";

type RouterContext = Readonly<RouterContextProvider>;

/** The forms of a booking's page: booking what is held, and cancelling what is booked. */
export async function submitBooking(request: Request, context: RouterContext, bookingId: string) {
  const { ctx, env } = context.get(requestContext);
  const { intent, covered, cost } = await readFormTexts(request);
  const here = href("/consultation/booking/:bookingId", { bookingId });
  if (intent === "confirm" && (covered === "yes" || covered === "no")) {
    const done = await confirmBooking(ctx, { bookingId, expectsCredit: covered === "yes" });
    return done.ok ? redirect(here, { status: 303 }) : refused(done.reason);
  }
  if (intent !== "cancel" || (cost !== "nothing" && cost !== "late"))
    return data({ message: say.notUnderstood }, { status: 400 });
  const done = await cancelBooking(ctx, { bookingId, expectsCost: cost });
  if (!done.ok) return refused(done.reason);
  return redirectWithFlash({ env }, here, say.cancelled);
}

function refused(reason: keyof typeof say.refused | "not_found") {
  if (reason === "not_found") throw data(null, { status: 404 });
  return data({ message: say.refused[reason] }, { status: 409 });
}
