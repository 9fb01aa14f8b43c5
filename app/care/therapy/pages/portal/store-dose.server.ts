import { parseForm } from "#app/platform/http/forms.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { DoseEntry } from "../../commands/judge-dose.server.ts";
import { logDose } from "../../commands/log-dose.server.ts";
import { doseInput } from "../../input.ts";
import { dosesOf, findPlan } from "../../queries/own-course.server.ts";
import { concernsOf } from "../../rules/concerns-of.ts";
import { answerMessages as say } from "../../texts/shopper-answers.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import type { Failure } from "./refuse-course.ts";
import { refuseDose } from "./refuse-dose.ts";

type Texts = Record<string, string>;

type DoseResult =
  | { ok: true; id: string; concerns: string[] }
  | ({ ok: false; reason: string; urgent?: string | undefined } & Failure);

/** Logs the dose of a form. `owner` is given if the dose may have waited in a browser. */
export async function storeDose(
  ctx: Ctx,
  planId: string,
  texts: Texts,
  owner?: string,
): Promise<DoseResult> {
  const form = parseForm(doseInput, texts);
  if (!form.ok) {
    const [message = courseErrors.notUnderstood] = Object.values(form.errors);
    return { ok: false, reason: "invalid", status: 422, message, errors: form.errors };
  }
  const logged = await logDose(ctx, planId, form.value, owner);
  if (!logged.ok) {
    return { ok: false, reason: logged.reason, ...refuseDose(logged, form.value) };
  }
  return { ok: true, id: logged.value.doseId, concerns: await concerned(ctx, planId, form.value) };
}

/** Warnings for the owner about a logged dose. */
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
