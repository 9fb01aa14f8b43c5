import { redirect } from "react-router";
import { signUp } from "#app/modules/customers/commands/sign-up.server.ts";
import type { SignUpRefused } from "#app/modules/customers/commands/sign-up.server.ts";
import { signUpInput } from "#app/modules/customers/input.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { authLink } from "#app/modules/customers/views/auth-link.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";
import { signedUpCookie } from "./signed-up-cookie.server.ts";

export async function submitSignUp(served: RequestContext, texts: Record<string, string>) {
  const form = parseForm(signUpInput, texts);
  if (!form.ok) return refusedForm(422, form);
  const { password: _, ...values } = texts;
  const next = safeNext(texts["next"]);
  return keepingForm(served, values, async () => {
    const result = await signUp(served, form.value, next);
    if (!result.ok) return refusedSignUp(result, values);
    const ways = { appUrl: served.env.appUrl, sealers: served.ctx.sealers };
    const headers = { "set-cookie": signedUpCookie(form.value.email, ways) };
    return redirect(authLink("signin", next), { status: 303, headers });
  });
}

function refusedSignUp(result: SignUpRefused, values: Record<string, string>) {
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
