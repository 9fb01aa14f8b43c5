import { data } from "react-router";
import { signInByPasskey } from "#app/people/customers/commands/sign-in-by-passkey.server.ts";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { beginPasskeyUse } from "../../commands/begin-passkey-use.server.ts";
import { passkeyAnswerInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

/** The shop's challenge, for the script of the passkey button. */
export async function beginPasskeyForm({ ctx, env }: RequestContext) {
  const { options, cookie } = await beginPasskeyUse(ctx, env.appUrl);
  const nothing = { values: {}, errors: {}, message: undefined, offer: undefined };
  return data({ ...nothing, passkey: options }, { headers: { "set-cookie": cookie } });
}

/** Handles the device's answer to the challenge. */
export async function submitPasskey(
  served: RequestContext,
  request: Request,
  texts: Record<string, string>,
) {
  const form = parseForm(passkeyAnswerInput, texts);
  if (!form.ok) return refusedForm(422, { message: securityAnswers.wrongPasskey });
  return keepingForm(served, {}, async () => {
    const result = await signInByPasskey(served, form.value, request.headers);
    if (!result.ok) return refusedForm(401, { message: securityAnswers.wrongPasskey });
    const signedIn = { ...result.value, next: texts["next"] };
    return enter(served, request, {
      signedIn,
      welcome: accountMessages.welcomeBack,
      by: "password",
    });
  });
}
