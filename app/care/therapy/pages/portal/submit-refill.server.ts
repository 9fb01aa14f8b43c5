import { data, href, redirect } from "react-router";
import { cartCookies, readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { flashCookie, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { changePlan, type PlanChange } from "../../commands/change-plan.server.ts";
import { checkIn } from "../../commands/check-in.server.ts";
import { putRefillInCart } from "../../commands/put-refill-in-cart.server.ts";
import { checkInInput, pauseInput, skipInput, versionInput } from "../../input.ts";
import { feltField } from "../../views/box-fields.ts";
import { RED_FLAGS, urgenciesOf } from "../../rules/felt.ts";
import { courseErrors } from "../../texts/shopper-errors.ts";
import { refillMessages as say } from "../../texts/shopper-refill.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";

type Texts = Record<string, string>;
type Sent = { served: RequestContext; request: Request; planId: string };
type ActResult = { ok: true; answer: Response } | ({ ok: false } & Failure);

/** The forms of a refill, by their `intent`. At a warning sign the answer is what to do, saved or not. */
export async function submitRefill(served: RequestContext, request: Request, planId: string) {
  const texts = await readFormTexts(request);
  const { intent = "" } = texts;
  const done = (await actOf(ACTS, intent)?.(texts, { served, request, planId })) ?? unread({});
  if (done.ok) return done.answer;
  const { status, message, errors } = done;
  const urgencies = urgenciesOf(RED_FLAGS.filter((each) => texts[feltField(each)] === "yes"));
  const attempt = served.ctx.ids.newId();
  return data({ intent, attempt, message, errors, urgencies, values: texts }, { status });
}

const ofPage = formActs<[Sent], ActResult>(() => unread({}));
const ofPause = formActs<[Sent], ActResult>((errors) => unread(errors["version"] ? {} : errors));

const ACTS = {
  "check-in": answerQuestions,
  cart: toCart,
  skip: ofPage(skipInput, ({ version, dueOn }, sent) =>
    change(sent, version, { do: "skip", dueOn }),
  ),
  pause: ofPause(pauseInput, ({ version, until }, sent) =>
    change(sent, version, { do: "pause", until }),
  ),
  unskip: ofPage(versionInput, ({ version }, sent) => change(sent, version, { do: "unskip" })),
  unpause: ofPage(versionInput, ({ version }, sent) => change(sent, version, { do: "unpause" })),
  stop: ofPage(versionInput, ({ version }, sent) => change(sent, version, { do: "stop" })),
};

async function answerQuestions(texts: Texts, { served, planId }: Sent): Promise<ActResult> {
  const form = parseForm(checkInInput, texts);
  if (!form.ok) {
    const { id: odd, dueOn: stale, ...errors } = form.errors;
    return odd || stale ? unread({}) : unread(errors);
  }
  const done = await checkIn(served.ctx, { planId, ...form.value });
  if (!done.ok) return { ok: false, ...refuseCourse(done.reason) };
  const tone = done.value === "ready" ? "success" : "info";
  const flash = { tone, text: say.done.checked } as const;
  return { ok: true, answer: redirectWithFlash(served, here(planId), flash) };
}

async function toCart(
  { checkInId = "" }: Texts,
  { served, request, planId }: Sent,
): Promise<ActResult> {
  const { ctx, env } = served;
  const cartToken = readCartToken(request, env.appUrl);
  const done = await putRefillInCart(ctx, { planId, checkInId, cartToken });
  if (!done.ok) return { ok: false, ...refuseCourse(done.reason) };
  const { token, isNew } = done.value;
  const headers = cartCookies(env.appUrl, token);
  const text = isNew ? say.done.inCart : say.done.alreadyInCart;
  headers.append("set-cookie", flashCookie(env.appUrl, { tone: "success", text }));
  return { ok: true, answer: redirect(href("/cart"), { status: 303, headers }) };
}

const DONE = {
  skip: say.done.skipped,
  unskip: say.done.unskipped,
  pause: say.done.paused,
  unpause: say.done.unpaused,
  stop: say.done.stopped,
} as const;

type Change = PlanChange & { do: keyof typeof DONE };

async function change({ served, planId }: Sent, version: number, to: Change): Promise<ActResult> {
  const done = await changePlan(served.ctx, { planId, version, change: to });
  if (!done.ok) return { ok: false, ...refuseCourse(done.reason) };
  // The page of a course that was stopped is the course's own.
  const leadsTo = to.do === "stop" ? href("/portal/therapy") : here(planId);
  return { ok: true, answer: redirectWithFlash(served, leadsTo, DONE[to.do]) };
}

const here = (planId: string) => href("/portal/therapy/:planId/refill", { planId });

/** Errors of hidden fields have no place on the page, so the message above covers them. */
function unread(errors: Texts): ActResult {
  const [message = courseErrors.notUnderstood] = Object.values(errors);
  return { ok: false, status: 422, message, errors };
}
