import { signIn } from "#app/modules/customers/commands/sign-in.server.ts";
import type { SignInRefused } from "#app/modules/customers/commands/sign-in.server.ts";
import { signInInput } from "#app/modules/customers/input.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { landing } from "#app/modules/customers/rules/landing.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

export async function submitSignIn(
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
    const customer = await customerOfUser(served.ctx.db, result.value.userId);
    const to = landing({
      by: "password",
      next: safeNext(texts["next"]),
      orderCount: customer?.orderCount ?? 0,
    });
    return enter(served, request, { signedIn: result.value, welcome: say.welcomeBack, to });
  });
}

function refusedSignIn(refused: SignInRefused, email: string) {
  const values = { email };
  if (refused.reason === "too_many_tries") {
    const { retryAfterSeconds } = refused;
    const message = say.tooManyTries(Math.ceil(retryAfterSeconds / 60));
    return refusedForm(429, {
      values,
      message,
      retryAfterSeconds,
      offer: { mail: "signIn", email },
    });
  }
  return refused.reason === "unconfirmed"
    ? refusedForm(401, { values, message: say.unconfirmed, offer: { mail: "confirmation", email } })
    : refusedForm(401, { values, message: say.wrongPassword });
}
