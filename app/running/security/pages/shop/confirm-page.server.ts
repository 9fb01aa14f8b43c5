import { redirect, href } from "react-router";
import {
  confirmAddress,
  type ConfirmRefusal,
} from "#app/people/customers/commands/confirm-address.server.ts";
import { confirmInput } from "#app/people/customers/input.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

export async function submitConfirmation(served: RequestContext, request: Request, token: string) {
  const form = parseForm(confirmInput, await readFormTexts(request));
  if (!form.ok) return refusedForm(422, form);
  const link = { token, password: form.value.password };
  return keepingForm(served, {}, async () => {
    const result = await confirmAddress(served, link, request.headers);
    if (!result.ok) return refusedConfirmation(result, token);
    return enter(served, request, { signedIn: result.value, welcome: say.confirmed });
  });
}

function refusedConfirmation(refused: ConfirmRefusal, token: string) {
  if (refused.reason === "link_over") {
    throw redirect(href("/confirm-email/:token", { token }), 303);
  }
  if (refused.reason !== "too_many_tries") {
    return refusedForm(401, { message: say.wrongConfirmation });
  }
  const { retryAfterSeconds } = refused;
  const message = say.tooManyTries(Math.ceil(retryAfterSeconds / 60));
  return refusedForm(429, { message, retryAfterSeconds });
}
