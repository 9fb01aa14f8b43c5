import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { cancelByStaff } from "../commands/cancel-by-staff.server.ts";
import { cancelInput } from "../input.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";

const refused = (status: number, answer: EditAnswer) => data(answer, { status });

/** Cancels a customer's consultation, with the reason they read. */
export async function submitCancellation(
  served: RequestContext,
  request: Request,
  bookingId: string,
) {
  const form = parseForm(cancelInput, await readFormTexts(request));
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const done = await cancelByStaff(served.ctx, { bookingId, note: form.value.note });
  if (done.ok) {
    return redirectWithFlash(
      served,
      href("/admin/consultations"),
      say.cancelled(done.value.number),
    );
  }
  if (done.reason === "not_found") throw data(null, { status: 404 });
  return refused(409, { message: say.refused[done.reason] });
}
