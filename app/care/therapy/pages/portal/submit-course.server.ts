import { data, href, redirect } from "react-router";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { agreeToCourse } from "../../commands/agree-to-course.server.ts";
import { changePlan } from "../../commands/change-plan.server.ts";
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
import { showCourse } from "./show-course.server.ts";

/** The course for its log and settings; where there is none, its first page says why. */
export async function loadOpenCourse(served: RequestContext, request: Request) {
  const course = await showCourse(served);
  if (course.kind !== "course") throw redirect(href("/portal/therapy"));
  const { flash, headers } = takeFlash(request, served.env.appUrl);
  return data({ course, flash: flash ?? null }, { headers });
}

type Texts = Record<string, string>;
type ActResult = { ok: true; message: string } | ({ ok: false } & Failure);

/** The forms of the course's pages, by their `intent`. `about` names the plan of a refusal. */
export async function submitCourse(served: RequestContext, request: Request, page: string) {
  const texts = await readFormTexts(request);
  const { intent = "", planId: about = "" } = texts;
  const done = (await actOf(ACTS, intent)?.(texts, served.ctx)) ?? unread({});
  // The course's own page has the way to undo a stop.
  const to = intent === "stop" ? href("/portal/therapy") : page;
  if (done.ok) return redirectWithFlash(served, to, done.message);
  const { status, message, errors } = done;
  const attempt = served.ctx.ids.newId();
  return data({ intent, about, attempt, message, errors, values: texts }, { status });
}

const read = formActs<[Ctx], ActResult>(unread);

const ACTS = {
  agree: async ({ agreed }: Texts, ctx: Ctx) =>
    agreed === "yes"
      ? answer(await agreeToCourse(ctx), answerMessages.done.agreed)
      : unread({ agreed: say.agreeNeeded }),
  start: read(startInput, async (form, ctx) =>
    answer(await startPlan(ctx, form), answerMessages.done.started),
  ),
  "open-vial": read(vialInput, async (form, ctx) =>
    answer(await openVial(ctx, form), answerMessages.done.opened),
  ),
  discard: async ({ vialId = "" }: Texts, ctx: Ctx) =>
    answer(await discardVial(ctx, vialId), answerMessages.done.discarded),
  reopen: async ({ planId = "" }: Texts, ctx: Ctx) =>
    answer(await reopenPlan(ctx, planId), refillMessages.done.reopened),
  share: async (_: Texts, ctx: Ctx) =>
    answer(await shareCalendar(ctx, true), answerMessages.done.calendarOn),
  unshare: async (_: Texts, ctx: Ctx) =>
    answer(await shareCalendar(ctx, false), answerMessages.done.calendarOff),
  withdraw: async ({ sure }: Texts, ctx: Ctx) =>
    sure === "yes"
      ? answer(await withdrawCourse(ctx), answerMessages.done.withdrawn)
      : unread({ sure: answerMessages.sureNeeded }),
  pause: plainChange("pause", answerMessages.done.paused),
  stop: plainChange("stop", answerMessages.done.stopped),
  raise: plainChange("raise", answerMessages.done.raised),
  lower: plainChange("lower", answerMessages.done.lowered),
  "go-on": read(goOnInput, async ({ planId, version, nextOn }, ctx) => {
    const done = await changePlan(ctx, { planId, version, change: { do: "go_on", nextOn } });
    return answer(done, answerMessages.done.moved, { start_day: "nextOn", too_soon: "nextOn" });
  }),
  remind: read(remindInput, async ({ planId, version, reminderHour: hour }, ctx) => {
    const done = await changePlan(ctx, { planId, version, change: { do: "remind", hour } });
    return answer(done, answerMessages.done.reminder);
  }),
};

function plainChange(what: "pause" | "stop" | "raise" | "lower", message: string) {
  return read(planInput, async ({ planId, version }, ctx) =>
    answer(await changePlan(ctx, { planId, version, change: { do: what } }), message),
  );
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
