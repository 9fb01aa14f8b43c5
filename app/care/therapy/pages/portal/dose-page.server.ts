import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changePlan } from "../../commands/change-plan.server.ts";
import { planInput } from "../../input.ts";
import { answerMessages as say } from "../../texts/shopper-answers.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { glanceMessages } from "../../texts/shopper-today.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";
import { storeDose } from "./store-dose.server.ts";

type Texts = Record<string, string>;

/** Logs a dose, or notes that its owner was shown how one is drawn. */
export async function submitDose(served: RequestContext, request: Request, planId: string) {
  const texts = await readFormTexts(request);
  const { ctx } = served;
  const refused = ({
    status,
    message,
    errors,
    urgent,
  }: Failure & { urgent?: string | undefined }) =>
    data({ message, errors, urgent, attempt: ctx.ids.newId(), values: texts }, { status });
  if (texts["intent"] === "seen") {
    const seen = await markSeen(ctx, planId, texts);
    return (
      seen ??
      redirectWithFlash(served, href("/portal/therapy/:planId/dose", { planId }), say.done.seen)
    );
  }
  const stored = await storeDose(ctx, planId, texts);
  if (!stored.ok) return refused(stored);
  const text = [glanceMessages.logged, ...stored.concerns].join(" ");
  const tone = stored.concerns.length > 0 ? "warning" : "success";
  return redirectWithFlash(served, href("/portal/therapy"), { tone, text });

  async function markSeen(tx: Ctx, id: string, sent: Texts) {
    const read = parseForm(planInput, { ...sent, planId: id });
    if (!read.ok) return refused({ status: 422, message: courseErrors.notUnderstood, errors: {} });
    const { version } = read.value;
    const done = await changePlan(tx, { planId: id, version, change: { do: "show" } });
    return done.ok ? undefined : refused(refuseCourse(done.reason));
  }
}
