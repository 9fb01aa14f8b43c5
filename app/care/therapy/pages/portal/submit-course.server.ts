import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { agreeToCourse } from "../../commands/agree-to-course.server.ts";
import { changePlan, type PlanChange } from "../../commands/change-plan.server.ts";
import { discardVial } from "../../commands/discard-vial.server.ts";
import { openVial } from "../../commands/open-vial.server.ts";
import { reopenPlan } from "../../commands/reopen-plan.server.ts";
import { shareCalendar } from "../../commands/share-calendar.server.ts";
import { startPlan } from "../../commands/start-plan.server.ts";
import { withdrawCourse } from "../../commands/withdraw-course.server.ts";
import { goOnInput, planInput, remindInput, startInput, vialInput } from "../../input.ts";
import { answerMessages } from "../../texts/shopper-answers.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { courseMessages as say } from "../../texts/shopper.ts";
import { refillMessages } from "../../texts/shopper-refill.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";

type Texts = Record<string, string>;
type ActResult = { ok: true; message: string } | ({ ok: false } & Failure);

/** The forms of the course, by their `intent`. `about` names the plan of a refusal. */
export async function submitCourse(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { intent = "", planId: about = "" } = texts;
  const done = await act(served.ctx, intent, texts);
  if (done.ok) return redirectWithFlash(served, href("/portal/therapy"), done.message);
  const { status, message, errors } = done;
  const attempt = served.ctx.ids.newId();
  return data({ intent, about, attempt, message, errors, values: texts }, { status });
}

async function act(ctx: Ctx, intent: string, texts: Texts): Promise<ActResult> {
  switch (intent) {
    case "agree":
      if (texts["agreed"] !== "yes") return unread({ agreed: say.agreeNeeded });
      return answer(await agreeToCourse(ctx), answerMessages.done.agreed);
    case "start": {
      const form = parseForm(startInput, texts);
      if (!form.ok) return unread(form.errors);
      return answer(await startPlan(ctx, form.value), answerMessages.done.started);
    }
    case "open-vial": {
      const form = parseForm(vialInput, texts);
      if (!form.ok) return unread(form.errors);
      return answer(await openVial(ctx, form.value), answerMessages.done.opened);
    }
    case "discard":
      return answer(await discardVial(ctx, texts["vialId"] ?? ""), answerMessages.done.discarded);
    case "reopen":
      return answer(await reopenPlan(ctx, texts["planId"] ?? ""), refillMessages.done.reopened);
    case "share":
      return answer(await shareCalendar(ctx, true), answerMessages.done.calendarOn);
    case "unshare":
      return answer(await shareCalendar(ctx, false), answerMessages.done.calendarOff);
    case "withdraw":
      if (texts["sure"] !== "yes") return unread({ sure: say.leave.sureNeeded });
      return answer(await withdrawCourse(ctx), answerMessages.done.withdrawn);
    default:
      return change(ctx, intent, texts);
  }
}

const PLAIN = {
  pause: answerMessages.done.paused,
  stop: answerMessages.done.stopped,
  raise: answerMessages.done.raised,
  lower: answerMessages.done.lowered,
} as const;

const isPlain = (intent: string): intent is keyof typeof PLAIN => Object.hasOwn(PLAIN, intent);

async function change(ctx: Ctx, intent: string, texts: Texts): Promise<ActResult> {
  const on = (given: { planId: string; version: number }, to: PlanChange) =>
    changePlan(ctx, { planId: given.planId, version: given.version, change: to });
  if (isPlain(intent)) {
    const form = parseForm(planInput, texts);
    if (!form.ok) return unread(form.errors);
    return answer(await on(form.value, { do: intent }), PLAIN[intent]);
  }
  if (intent === "go-on") {
    const form = parseForm(goOnInput, texts);
    if (!form.ok) return unread(form.errors);
    const { nextOn } = form.value;
    const fields = { start_day: "nextOn", too_soon: "nextOn" } as const;
    return answer(await on(form.value, { do: "go_on", nextOn }), answerMessages.done.moved, fields);
  }
  if (intent === "remind") {
    const form = parseForm(remindInput, texts);
    if (!form.ok) return unread(form.errors);
    return answer(
      await on(form.value, { do: "remind", hour: form.value.reminderHour }),
      answerMessages.done.reminder,
    );
  }
  return unread({});
}

function unread(errors: Texts): ActResult {
  const [message = courseErrors.notUnderstood] = Object.values(errors);
  return { ok: false, status: 422, message, errors };
}

type AnswerResult = { ok: true } | { ok: false; reason: keyof typeof answerMessages.refused };

function answer(
  done: AnswerResult,
  message: string,
  fields: Parameters<typeof refuseCourse>[1] = {},
): ActResult {
  return done.ok ? { ok: true, message } : { ok: false, ...refuseCourse(done.reason, fields) };
}
