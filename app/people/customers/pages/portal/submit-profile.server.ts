import { data, href, redirect } from "react-router";
import { chooseOwnTopics } from "#app/reach/campaigns/commands/choose-own-topics.server.ts";
import { readTopics } from "#app/reach/campaigns/rules/topics.ts";
import { topicMessages as topics } from "#app/reach/campaigns/texts/shopper-topics.ts";
import { leaveCart } from "#app/selling/cart/commands/leave-cart.server.ts";
import { readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { changePassword } from "../../commands/change-password.server.ts";
import { setDiscretion } from "../../commands/set-discretion.server.ts";
import { setMarketing } from "../../commands/set-marketing.server.ts";
import { updateProfile } from "../../commands/update-profile.server.ts";
import { discretionInput, marketingInput, passwordChange, profileInput } from "../../input.ts";
import { discretionMessages } from "../../texts/shopper-discretion.ts";
import { profileMessages } from "../../texts/shopper-profile.ts";
import { accountMessages as say } from "../../texts/shopper.ts";
import { passwordsBusy, problemHeaders } from "#app/platform/http/errors.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

type Texts = Record<string, string>;

export async function submitProfile(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  if (texts["intent"] === "marketing") return submitMarketing(served, texts);
  if (texts["intent"] === "topics") return submitTopics(served, texts);
  if (texts["intent"] === "discretion") return submitDiscretion(served, texts);
  if (texts["intent"] === "password") return submitPassword(served, request, texts);
  return submitDetails(served, texts);
}

async function submitDetails(served: RequestContext, texts: Texts) {
  const form = parseForm(profileInput, texts);
  if (!form.ok) return refused("details", 422, form);
  const result = await updateProfile(served.ctx, form.value);
  if (result.ok) return done(served, "details", profileMessages.saved);
  if (result.reason === "forbidden") return refused("details", 403, failed);
  const { underAge, birthOdd } = profileMessages;
  const dateOfBirth = result.reason === "under_age" ? underAge : birthOdd;
  return refused("details", 422, { values: texts, errors: { dateOfBirth } });
}

async function submitMarketing(served: RequestContext, texts: Texts) {
  const { marketing } = marketingInput.parse(texts);
  const result = await setMarketing(served.ctx, marketing);
  if (!result.ok) return refused("marketing", 403, failed);
  return done(served, "news", marketing ? profileMessages.newsOn : profileMessages.newsOff);
}

async function submitTopics(served: RequestContext, texts: Texts) {
  const result = await chooseOwnTopics(served.ctx, readTopics(texts));
  if (result.ok) {
    return done(served, "news", result.value === "chosen" ? topics.saved : topics.ended);
  }
  if (result.reason === "forbidden") return refused("topics", 403, failed);
  return refused("topics", 409, { message: topics.notNow });
}

async function submitDiscretion(served: RequestContext, texts: Texts) {
  const { isDiscreet } = discretionInput.parse(texts);
  const result = await setDiscretion(served.ctx, isDiscreet);
  if (!result.ok) return refused("discretion", 403, failed);
  return done(served, "discretion", isDiscreet ? discretionMessages.on : discretionMessages.off);
}

async function submitPassword(served: RequestContext, request: Request, texts: Texts) {
  const form = parseForm(passwordChange, texts);
  if (!form.ok) return refused("password", 422, form);
  const result = await changePassword(served, form.value, request.headers).catch(passwordsBusy);
  if ("status" in result) {
    return refused("password", result.status, result, problemHeaders(result));
  }
  if (!result.ok) return refusedPassword(result);
  const { userId, cookies } = result.value;
  // The other browsers are signed out, so their access to the cart ends too.
  const keep = readCartToken(request, served.env.appUrl);
  await leaveCart(served.ctx, { userId, ...(keep ? { keep } : {}) });
  return done(served, "password", profileMessages.passwordChanged, cookies);
}

type PasswordFailure = Extract<Awaited<ReturnType<typeof changePassword>>, { ok: false }>;

function refusedPassword(result: PasswordFailure) {
  switch (result.reason) {
    case "weak_password":
      return refused("password", 422, {
        errors: { newPassword: say.weakPassword[result.lack](result.rule) },
      });
    case "wrong_password":
      return refused("password", 422, { errors: { currentPassword: say.currentPasswordWrong } });
    case "too_many_tries": {
      const { retryAfterSeconds } = result;
      const message = say.tooManyTries(Math.ceil(retryAfterSeconds / 60));
      const headers = { "retry-after": String(retryAfterSeconds) };
      return refused("password", 429, { message }, headers);
    }
    default:
      return refused("password", 403, failed);
  }
}

const failed = { message: profileMessages.failed };

type Intent = "details" | "marketing" | "topics" | "discretion" | "password";
type RefusedForm = { values?: Texts; errors?: Texts; message?: string };

function refused(intent: Intent, status: number, form: RefusedForm, headers: HeadersInit = {}) {
  const { values, errors = {} } = form;
  const message = form.message ?? Object.values(errors)[0];
  return data({ intent, values, errors, message }, { status, headers });
}

function done(
  { env }: RequestContext,
  part: "details" | "news" | "discretion" | "password",
  text: string,
  cookies: string[] = [],
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  headers.append("set-cookie", flashCookie(env.appUrl, { tone: "success", text }));
  return redirect(href("/portal/profile/:part", { part }), { status: 303, headers });
}
