import { data } from "react-router";
import { answerEmailChange } from "#app/people/customers/commands/answer-email-change/answer-email-change.server.ts";
import { emailAnswerInput } from "#app/people/customers/input.ts";
import { emailMessages as say } from "#app/people/customers/texts/shopper-email.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

type EmailAnswer = "stopped" | "waits" | "done" | "link_over";
type EmailAnswerView = { answered?: EmailAnswer; message?: string };

/** Handles the answer to a mailed link about a new account address. */
export async function submitEmailAnswer({ ctx }: RequestContext, request: Request, token: string) {
  const form = parseForm(emailAnswerInput, await readFormTexts(request));
  if (!form.ok) return data<EmailAnswerView>({ message: say.oldForm }, { status: 422 });
  const result = await answerEmailChange(ctx, { token, agrees: form.value.intent === "agree" });
  if (!result.ok) return data<EmailAnswerView>({ answered: result.reason }, { status: 410 });
  return data<EmailAnswerView>({ answered: result.value });
}
