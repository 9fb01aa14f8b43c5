import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changePlan } from "../commands/change-plan.server.ts";
import type { DoseEntry } from "../commands/judge-dose.server.ts";
import { logDose } from "../commands/log-dose.server.ts";
import { doseInput, planInput } from "../input.ts";
import { dosesOf, findPlan } from "../queries/own-course.server.ts";
import { concernsOf } from "../rules/concerns-of.ts";
import { courseMessages as say } from "../texts/shopper.ts";
import { refuseDose } from "./refuse-dose.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";

type Texts = Record<string, string>;

/** Logs a dose, or notes that its owner was shown how one is drawn. */
export async function submitDose(served: RequestContext, request: Request, planId: string) {
  const texts = await readFormTexts(request);
  const { ctx } = served;
  const refused = ({ status, ...failure }: Failure & { urgent?: string | undefined }) =>
    data({ ...failure, attempt: ctx.ids.newId(), values: texts }, { status });
  if (texts["intent"] === "seen") {
    const seen = await markSeen(ctx, planId, texts);
    return (
      seen ??
      redirectWithFlash(served, href("/portal/therapy/:planId/dose", { planId }), say.done.seen)
    );
  }
  const form = parseForm(doseInput, texts);
  if (!form.ok) {
    const [message = say.errors.notUnderstood] = Object.values(form.errors);
    return refused({ status: 422, message, errors: form.errors });
  }
  const logged = await logDose(ctx, planId, form.value);
  if (!logged.ok) return refused(refuseDose(logged, form.value));
  const concerns = await concerned(ctx, planId, form.value);
  const text = [say.done.logged, ...concerns].join(" ");
  const tone = concerns.length > 0 ? "warning" : "success";
  return redirectWithFlash(served, href("/portal/therapy"), { tone, text });

  async function markSeen(tx: Ctx, id: string, sent: Texts) {
    const read = parseForm(planInput, { ...sent, planId: id });
    if (!read.ok) return refused({ status: 422, message: say.errors.notUnderstood, errors: {} });
    const { version } = read.value;
    const done = await changePlan(tx, { planId: id, version, change: { do: "show" } });
    return done.ok ? undefined : refused(refuseCourse(done.reason));
  }
}

async function concerned({ db, actor }: Ctx, planId: string, entry: DoseEntry): Promise<string[]> {
  if (actor.kind !== "user") return [];
  const open = await findPlan(db, actor.userId, planId);
  if (!open) return [];
  const all = await dosesOf(db, planId);
  const others = all.filter(({ id }) => id !== entry.id);
  const taken = { ...entry, instructionId: open.plan.instructionId };
  return concernsOf(open.course, others, taken).map((concern) =>
    concern.kind === "more" ? say.done.more : say.done.soon(concern.days),
  );
}
