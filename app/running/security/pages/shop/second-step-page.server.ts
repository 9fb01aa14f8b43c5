import { href } from "react-router";
import {
  finishSecondStep,
  type SecondStepRefusal,
} from "#app/people/customers/commands/finish-second-step.server.ts";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { codeInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { proofMessages } from "../../texts/shopper-proof.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

/** Handles a code of the app or a recovery code, after a correct password. */
export async function submitSecondStep(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const values = { with: texts["with"] === "recovery" ? "recovery" : "app" };
  const form = parseForm(codeInput, texts);
  if (!form.ok) return refusedForm(422, { values, errors: form.errors });
  return keepingForm(served, values, async () => {
    const result = await finishSecondStep(served, form.value.code, request.headers);
    if (!result.ok) return refusedStep(served, result, values);
    const signedIn = { ...result.value, next: texts["next"] };
    return enter(served, request, {
      signedIn,
      welcome: accountMessages.welcomeBack,
      by: "password",
    });
  });
}

function refusedStep(
  served: RequestContext,
  refusal: SecondStepRefusal,
  values: Record<string, string>,
) {
  switch (refusal.reason) {
    case "step_over":
      throw redirectWithFlash(served, href("/auth"), {
        tone: "info",
        text: proofMessages.stepOver,
      });
    case "wrong_code":
      return refusedForm(422, {
        values,
        errors: {
          code:
            values["with"] === "recovery"
              ? securityAnswers.wrongRecovery
              : securityAnswers.wrongCode,
        },
      });
    case "too_many_tries": {
      const { retryAfterSeconds } = refusal;
      const message = securityAnswers.tooManyCodes(
        securityAnswers.minutes(Math.ceil(retryAfterSeconds / 60)),
      );
      return refusedForm(429, { values, message, retryAfterSeconds });
    }
  }
}
