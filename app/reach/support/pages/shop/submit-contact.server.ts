import { data, href } from "react-router";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import {
  problemHeaders,
  toHttpProblem,
  type HttpProblem,
} from "#app/platform/http/errors.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { openTicket } from "../../commands/open-ticket.server.ts";
import { contactInput } from "../../input.ts";
import { contactMessages as say } from "../../texts/shopper.ts";
import type { OpenedTicket } from "../../queries/sent-before.server.ts";
import { judgeForm, type FormPass } from "../../rules/judge-form.ts";
import { newPass, openPass, sealPass } from "./contact-page.server.ts";

type Texts = Record<string, string>;
type Problem = { title: string; text: string };
type Said = { errors?: Texts; problem?: Problem; headers?: HeadersInit };

/**
 * Submits the contact form. A refused form returns with every typed word. The answer to a message
 * that may be urgent is no redirect, so that nothing about it is in an address or a cookie.
 */
export async function submitContact(served: RequestContext, texts: Texts) {
  const { ctx } = served;
  const { pass: sealed = "", website: hidden = "" } = texts;
  const pass = openPass(ctx.sealers, sealed);
  const answer = (status: number, next: FormPass, { headers = {}, ...said }: Said) =>
    data(
      {
        values: texts,
        pass: sealPass(ctx.sealers, next),
        asked: next.asked,
        errors: said.errors ?? {},
        problem: said.problem,
        sent: undefined,
      },
      { status, headers },
    );

  const form = parseForm(contactInput, texts);
  if (!form.ok) return answer(422, pass ?? newPass(ctx), { errors: form.errors });
  const verdict = judgeForm(pass, hidden, ctx.now);
  const renewed = { ...newPass(ctx), asked: true };
  const renew = { title: say.renewTitle, text: say.renew };
  if (!pass || verdict === "renew") return answer(409, renewed, { problem: renew });
  if (verdict === "ask_again") {
    const problem = { title: say.askAgainTitle, text: say.askAgain };
    return answer(422, { ...pass, asked: true }, { problem });
  }
  const ticket = { ...form.value, formKey: pass.key };
  const opened = await openTicket(served, ticket).catch((error: unknown) => {
    served.log.error({ err: error }, "a message to the shop was not saved");
    return toHttpProblem(error);
  });
  if ("status" in opened) return answer(opened.status, pass, failure(opened));
  if (opened.ok) {
    const urgency = urgencyOf([ticket.subject, ticket.message], "message");
    return urgency
      ? data({ sent: { ...thanks(opened.value), urgency } })
      : thank(served, opened.value);
  }
  if (opened.reason === "form_used") return answer(409, renewed, { problem: renew });
  const text = say.tooMany(Math.ceil(opened.retryAfter / 60));
  return answer(429, pass, { problem: { title: say.tooManyTitle, text } });
}

/** For failures such as a full disk. The typed text is the sender's only copy. */
function failure(problem: HttpProblem): Said {
  const said = { title: say.failedTitle, text: say.failed(problem.message) };
  return { problem: said, headers: problemHeaders(problem) };
}

function thanks({ number, nextDay }: OpenedTicket) {
  const text = [say.sentNumber(number), ...(nextDay ? [say.sentNextDay(nextDay)] : [])].join(" ");
  return { title: say.sent, text };
}

const thank = (served: RequestContext, opened: OpenedTicket): Response =>
  redirectWithFlash(served, href("/contact"), { tone: "success", ...thanks(opened) });
