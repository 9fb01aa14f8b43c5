import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { cancelByStaff } from "../../commands/cancel-by-staff.server.ts";
import { cancelInput } from "../../input.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";

type Texts = Record<string, string>;
const refused = (status: number, message: string | undefined, errors: Texts, values: Texts) =>
  data({ intent: "cancel", message, errors, values }, { status });

/** Cancels a customer's consultation, with the reason they read. */
export async function submitCancellation(served: RequestContext, texts: Texts, bookingId: string) {
  const form = parseForm(cancelInput, texts);
  if (!form.ok) return refused(422, undefined, form.errors, form.values);
  const done = await cancelByStaff(served.ctx, { bookingId, note: form.value.note });
  if (done.ok) {
    return redirectWithFlash(
      served,
      href("/admin/consultations"),
      say.cancelled(done.value.number),
    );
  }
  if (done.reason === "not_found") throw notFound();
  return refused(409, say.refused[done.reason], {}, texts);
}
