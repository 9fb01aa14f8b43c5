import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { noteEffects } from "../../commands/note-effects.server.ts";
import { removeEffects } from "../../commands/remove-effects.server.ts";
import { feltInput } from "../../input.ts";
import { feltField } from "../../views/box-fields.ts";
import { FELT, urgenciesOf, type Urgency } from "../../rules/felt.ts";
import { answerMessages as say } from "../../texts/shopper-answers.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";

/**
 * Stores effects. For a warning sign the answer says what to do, even if nothing could be saved.
 */
export async function submitEffects(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { ctx } = served;
  const answer = ({ status, ...failure }: Failure, urgencies: Urgency[] = [], values = texts) =>
    data({ ...failure, urgencies, attempt: ctx.ids.newId(), values }, { status });
  const here = href("/portal/therapy/effects");
  if (texts["intent"] === "remove") {
    const removed = await removeEffects(ctx, texts["id"] ?? "");
    if (removed.ok) return redirectWithFlash(served, here, say.done.unnoted);
    return answer(refuseCourse(removed.reason));
  }
  const ticked = FELT.filter((each) => texts[feltField(each)] === "yes");
  const urgencies = urgenciesOf(ticked);
  const form = parseForm(feltInput, texts);
  if (!form.ok) {
    const { id: odd, ...errors } = form.errors;
    const [message = courseErrors.notUnderstood] = [odd, ...Object.values(errors)].filter(Boolean);
    return answer({ status: 422, message, errors }, urgencies);
  }
  const noted = await noteEffects(ctx, form.value);
  const fields = { day_ahead: "feltOn", day_old: "feltOn" } as const;
  if (!noted.ok) return answer(refuseCourse(noted.reason, fields), urgencies);
  if (urgencies.length === 0) return redirectWithFlash(served, here, say.done.noted);
  return answer({ status: 200, message: "", errors: {} }, urgencies, {});
}
