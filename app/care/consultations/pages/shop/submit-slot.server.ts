import { data, redirect, href, type RouterContextProvider } from "react-router";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { holdSlot } from "../../commands/hold-slot.server.ts";
import { slotInput } from "../../input.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";

type RouterContext = Readonly<RouterContextProvider>;

/** Holds the chosen slot and redirects to its summary. */
export async function submitSlot(request: Request, context: RouterContext, doctorId: string) {
  const form = parseForm(slotInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.notUnderstood }, { status: 400 });
  const held = await holdSlot(context.get(requestContext).ctx, { doctorId, ...form.value });
  if (held.ok)
    return redirect(href("/consultation/booking/:bookingId", { bookingId: held.value.bookingId }), {
      status: 303,
    });
  if (held.reason === "unknown_doctor") throw notFound();
  return data({ message: say.refused[held.reason] }, { status: 409 });
}
