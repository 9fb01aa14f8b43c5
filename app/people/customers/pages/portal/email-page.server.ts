import { data, href } from "react-router";
import { askEmailChange } from "../../commands/ask-email-change.server.ts";
import { stopEmailChange } from "../../commands/stop-email-change.server.ts";
import { addressInput } from "../../input.ts";
import { emailMessages as say } from "../../texts/shopper-email.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

type Texts = Record<string, string>;
type RefusedForm = { values?: Texts; errors?: Texts; message?: string | undefined };

/** Requests a new address for the account, or cancels the request. */
export async function submitEmail(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const back = (text: string, tone: "success" | "error" = "success") =>
    redirectWithFlash(served, href("/portal/email"), { tone, text });
  if (texts["intent"] === "stop") {
    const stopped = await stopEmailChange(served.ctx);
    return stopped.ok ? back(say.stopped) : back(say.failed, "error");
  }
  if (texts["intent"] !== "ask") return refused(422, { message: say.failed });
  const form = parseForm(addressInput, texts);
  if (!form.ok) return refused(422, form);
  const result = await askEmailChange(served, form.value.email);
  if (result.ok) return back(say.asked);
  const { values, email } = { values: texts, email: say.same };
  switch (result.reason) {
    case "same_email":
      return refused(422, { values, errors: { email } });
    case "demo":
      return refused(409, { values, message: say.demo });
    case "too_many_tries": {
      const message = say.tooMany(Math.ceil(result.retryAfterSeconds / 60));
      const headers = { "retry-after": String(result.retryAfterSeconds) };
      return refused(429, { values, message }, headers);
    }
    default:
      return refused(403, { message: say.failed });
  }
}

function refused(status: number, answer: RefusedForm, headers: HeadersInit = {}) {
  const [first] = Object.values(answer.errors ?? {});
  return data<RefusedForm>({ message: first, ...answer }, { status, headers });
}
