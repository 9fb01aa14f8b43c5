import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { editDose } from "../../commands/edit-dose.server.ts";
import { editInput, versionInput } from "../../input.ts";
import { answerMessages as say } from "../../texts/shopper-answers.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { refuseDose } from "./refuse-dose.ts";
import type { Failure } from "./refuse-course.ts";

/** Saves a dose that was corrected, or removes it. */
export async function submitEditDose(served: RequestContext, request: Request, doseId: string) {
  const texts = await readFormTexts(request);
  const { ctx } = served;
  const refused = ({ status, ...failure }: Failure & { urgent?: string | undefined }) =>
    data({ ...failure, attempt: ctx.ids.newId(), values: texts }, { status });
  const unread = (errors: Record<string, string>) => {
    const [message = courseErrors.notUnderstood] = Object.values(errors);
    const shown = Object.hasOwn(errors, "version") ? {} : errors;
    return refused({ status: 422, message, errors: shown });
  };
  const here = href("/portal/therapy/log");
  if (texts["intent"] === "remove") {
    const form = parseForm(versionInput, texts);
    if (!form.ok) return unread(form.errors);
    const done = await editDose(ctx, { doseId, version: form.value.version, to: "removed" });
    if (done.ok) return redirectWithFlash(served, here, say.done.removed);
    return refused(refuseDose(done, { micrograms: 0 }));
  }
  if (texts["intent"] !== "save") return unread({});
  const form = parseForm(editInput, texts);
  if (!form.ok) return unread(form.errors);
  const done = await editDose(ctx, { doseId, ...form.value });
  if (done.ok) return redirectWithFlash(served, here, say.done.edited);
  return refused(refuseDose(done, form.value.to));
}
