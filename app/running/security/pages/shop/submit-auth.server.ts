import { redirect } from "react-router";
import {
  signIn,
  type SignInRefusal,
} from "#app/people/customers/commands/sign-in/sign-in.server.ts";
import { signUp, type SignUpRefusal } from "#app/people/customers/commands/sign-up.server.ts";
import { startGoogle } from "#app/people/customers/commands/start-google.server.ts";
import { signInInput, signUpInput } from "#app/people/customers/input.ts";
import { dropFilledSignUp } from "#app/people/customers/pages/shop/filled-sign-up.server.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { refuseGoogle } from "./refuse-google.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";
import { signedUpCookie } from "./signed-up-cookie.server.ts";
import { beginPasskeyForm, submitPasskey } from "./auth-page.server.ts";

export async function submitAuth(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  if (texts["intent"] === "sign-up") return submitSignUp(served, texts);
  if (texts["intent"] === "google") return goToGoogle(served, request, texts["next"]);
  if (texts["intent"] === "begin-passkey") return beginPasskeyForm(served);
  if (texts["intent"] === "passkey") return submitPasskey(served, request, texts);
  return submitSignIn(served, request, texts);
}

/** A form without a script is redirected with a 303. */
async function goToGoogle(
  served: RequestContext,
  request: Request,
  asked: string | undefined,
): Promise<Response> {
  const next = safeNext(asked);
  const started = await startGoogle(served, next, request.headers);
  if (!started.ok) return refuseGoogle(served, { reason: started.reason, next });
  const headers = new Headers();
  for (const cookie of started.value.cookies) headers.append("set-cookie", cookie);
  return redirect(started.value.url, { status: 303, headers });
}

async function submitSignIn(
  served: RequestContext,
  request: Request,
  texts: Record<string, string>,
) {
  const form = parseForm(signInInput, texts);
  if (!form.ok) return refusedForm(422, form);
  const { email } = form.value;
  return keepingForm(served, { email }, async () => {
    const result = await signIn(served, form.value, request.headers);
    if (!result.ok) return refusedSignIn(result, email);
    const signedIn = { ...result.value, next: texts["next"] };
    return enter(served, request, { signedIn, welcome: say.welcomeBack, by: "password" });
  });
}

function refusedSignIn(refused: SignInRefusal, email: string) {
  const values = { email };
  if (refused.reason === "too_many_tries") {
    const { retryAfterSeconds } = refused;
    const message = say.tooManyTries(Math.ceil(retryAfterSeconds / 60));
    const offer = { mail: "signIn", email } as const;
    return refusedForm(429, { values, message, retryAfterSeconds, offer });
  }
  return refused.reason === "unconfirmed"
    ? refusedForm(401, { values, message: say.unconfirmed, offer: { mail: "confirmation", email } })
    : refusedForm(401, { values, message: say.wrongPassword });
}

async function submitSignUp(served: RequestContext, texts: Record<string, string>) {
  const form = parseForm(signUpInput, texts);
  if (!form.ok) return refusedForm(422, form);
  const { password: _, ...values } = texts;
  const next = safeNext(texts["next"]);
  return keepingForm(served, values, async () => {
    const result = await signUp(served, form.value, { next });
    if (!result.ok) return refusedSignUp(result, values);
    const { ctx, env } = served;
    const cookie = signedUpCookie(form.value.email, { appUrl: env.appUrl, sealers: ctx.sealers });
    const headers = new Headers({ "set-cookie": cookie });
    headers.append("set-cookie", dropFilledSignUp(env.appUrl));
    return redirect(authLink("signin", next), { status: 303, headers });
  });
}

function refusedSignUp(result: SignUpRefusal, values: Record<string, string>) {
  if (result.reason === "weak_password") {
    const { lack, rule } = result;
    return refusedForm(422, { values, errors: { password: say.weakPassword[lack](rule) } });
  }
  if (result.reason === "taken") {
    return refusedForm(409, { values, errors: { email: say.taken } });
  }
  const { retryAfterSeconds } = result;
  const message = say.tooManyAccounts(Math.ceil(retryAfterSeconds / 60));
  return refusedForm(429, { values, message, retryAfterSeconds });
}
