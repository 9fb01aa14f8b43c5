import { data, href } from "react-router";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { savePreVisit } from "../../commands/save-pre-visit.server.ts";
import { z } from "zod";
import { manyLines } from "#app/lib/plain-text.ts";
import {
  MAY_BE_EMPTY,
  MOST_ANSWER,
  presentTexts,
  type PreVisitQuestion,
} from "../../rules/pre-visit.ts";
import { preVisitMessages as say } from "../../texts/shopper-pre-visit.ts";

function answer(question: PreVisitQuestion) {
  const needed = say.needed[question];
  const words = { required: needed, tooLong: () => say.tooLong, unusual: say.unusual };
  const text = manyLines(MOST_ANSWER, words);
  return MAY_BE_EMPTY.has(question) ? text.default("") : text.min(1, needed);
}

/** The form before a visit. It has the checkbox only the first time. */
const preVisitInput = z
  .object({
    reason: answer("reason"),
    changed: answer("changed"),
    medicines: answer("medicines"),
    allergies: answer("allergies"),
    conditions: answer("conditions"),
    questions: answer("questions"),
    version: z
      .string(say.notUnderstood)
      .regex(/^\d{1,6}$/, say.notUnderstood)
      .transform(Number),
    consent: z.enum(["yes"], say.consentNeeded).optional(),
  })
  .transform(({ version, consent, ...answers }) => ({
    answers,
    version,
    agreed: consent === "yes",
  }));

type Texts = Readonly<Record<string, string | undefined>>;
const refused = (status: number, errors: Texts, values: Texts) =>
  data({ errors, values, urgency: undefined }, { status });

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
    const urgency = urgencyOf(presentTexts(form.value.answers), "note");
    if (urgency) return data({ errors: {}, values: undefined, urgency });
    const to = href("/consultation/booking/:bookingId", { bookingId });
    return redirectWithFlash(served, to, say.savedNow);
  }
  if (saved.reason === "not_found") throw notFound();
  if (saved.reason === "consent_needed" && form.value.version === 0) {
    return refused(422, { consent: say.consentNeeded }, texts);
  }
  return refused(409, { form: say.refused[saved.reason] }, texts);
}
