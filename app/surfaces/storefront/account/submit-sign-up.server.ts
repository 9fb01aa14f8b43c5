import { redirect } from "react-router";
import { signUp } from "#app/modules/customers/commands/sign-up.server.ts";
import { signUpInput } from "#app/modules/customers/input.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { authLink } from "#app/modules/customers/rules/auth-link.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { refusedForm } from "./refused-form.server.ts";

export async function submitSignUp(served: RequestContext, texts: Record<string, string>) {
  const form = parseForm(signUpInput, texts);
  if (!form.ok) return refusedForm(422, form);
  const result = await signUp(served, form.value);
  if (result.ok) {
    const said = { tone: "success", text: say.checkEmail } as const;
    const headers = { "set-cookie": flashCookie(served.env.appUrl, said) };
    return redirect(authLink("signin", safeNext(texts["next"])), { status: 303, headers });
  }
  const { password: _, ...values } = texts;
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
