import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { savePreVisit } from "../../commands/save-pre-visit.server.ts";
import { preVisitInput } from "./pre-visit-input.ts";
import { preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";

type Texts = Readonly<Record<string, string | undefined>>;
const refused = (status: number, errors: Texts, values: Texts) =>
  data({ errors, values }, { status });

/** Saves a patient's form, and redirects to the booking. */
export async function submitPreVisit(served: RequestContext, request: Request, bookingId: string) {
  const texts = await readFormTexts(request);
  const form = parseForm(preVisitInput, texts);
  if (!form.ok) {
    // All that is missing is said at once.
    const isUnasked = texts["version"] === "0" && texts["consent"] !== "yes";
    const consent = isUnasked ? { consent: say.consentNeeded } : {};
    return refused(422, { ...form.errors, ...consent }, form.values);
  }
  const saved = await savePreVisit(served.ctx, { bookingId, ...form.value });
  if (saved.ok) {
    const to = href("/consultation/booking/:bookingId", { bookingId });
    return redirectWithFlash(served, to, say.savedNow);
  }
  if (saved.reason === "not_found") throw notFound();
  if (saved.reason === "consent_needed" && form.value.version === 0) {
    return refused(422, { consent: say.consentNeeded }, texts);
  }
  return refused(409, { form: say.refused[saved.reason] }, texts);
}
