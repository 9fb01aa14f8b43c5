import { data, redirect } from "react-router";
import { beginApp } from "../../commands/begin-app.server.ts";
import { cancelApp } from "../../commands/cancel-app.server.ts";
import { confirmApp, type ConfirmAppRefusal } from "../../commands/confirm-app.server.ts";
import { renewRecoveryCodes } from "../../commands/renew-recovery-codes.server.ts";
import { turnOffApp } from "../../commands/turn-off-app.server.ts";
import { codeInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import {
  refused,
  withCodes,
  type Form,
  type SecurityAnswer,
  type AnswerView,
} from "./security-answer.server.ts";
import { PASSKEY_FORMS } from "./submit-passkeys.server.ts";
import { z } from "zod";
import { endOtherSessions } from "#app/people/customers/commands/end-other-sessions.server.ts";
import { endSession } from "#app/people/customers/commands/end-session.server.ts";

const sessionInput = z.object({
  sessionId: z.string(securityAnswers.noStep).regex(/^[\w-]{1,64}$/, securityAnswers.noStep),
});

/** The forms of the list of sessions, by their intent. */
const SESSION_FORMS: Record<string, Form> = {
  "end-session": async (served, sent, page) => {
    const form = parseForm(sessionInput, sent);
    if (!form.ok) return refused(422, form);
    const ended = await endSession(served.ctx, form.value.sessionId);
    if (ended.ok)
      return redirectWithFlash(served, page, securityAnswers.sessionEnded(ended.value.device));
    return refused(409, { message: securityAnswers.refused[ended.reason] });
  },
  "end-others": async (served, _, page, { headers }) => {
    const { appUrl } = served.env;
    const others = await endOtherSessions(served.ctx, { headers, appUrl });
    if (!others.ok) return refused(403, { message: securityAnswers.refused[others.reason] });
    const { ended, cookie } = others.value;
    const answer = redirectWithFlash(served, page, securityAnswers.sessionsEnded(ended));
    answer.headers.append("set-cookie", cookie);
    return answer;
  },
};

/** Handles the forms of the security page by their intent, for customers and staff. */
export async function submitSecurity(
  served: RequestContext,
  request: Request,
  page: string,
): Promise<SecurityAnswer> {
  const sent = await readFormTexts(request);
  const form = actOf(FORMS, sent["intent"]);
  return form
    ? form(served, sent, page, request)
    : refused(422, { message: securityAnswers.noStep });
}

const FORMS: Record<string, Form> = {
  ...PASSKEY_FORMS,
  ...SESSION_FORMS,
  "begin-app": async ({ ctx }, _, page) => {
    const begun = await beginApp(ctx);
    return begun.ok
      ? redirect(page, 303)
      : refused(409, { message: securityAnswers.refused[begun.reason] });
  },
  "cancel-app": async ({ ctx }, _, page) => {
    const cancelled = await cancelApp(ctx);
    if (cancelled.ok) return redirect(page, 303);
    return refused(403, { message: securityAnswers.refused[cancelled.reason] });
  },
  "confirm-app": async (served, sent, page) => {
    const form = parseForm(codeInput, sent);
    if (!form.ok) return refused(422, form);
    const confirmed = await confirmApp(served, form.value.code);
    if (confirmed.ok)
      return withCodes(served, page, { ...confirmed.value, text: securityAnswers.appAdded });
    return refusedCode(confirmed);
  },
  "renew-codes": async ({ ctx }) => {
    const renewed = await renewRecoveryCodes(ctx);
    if (renewed.ok) return data<AnswerView>({ codes: renewed.value.codes });
    return refused(409, { message: securityAnswers.refused[renewed.reason] });
  },
  "turn-off-app": async (served, _, page) => {
    const off = await turnOffApp(served.ctx);
    if (off.ok) return redirectWithFlash(served, page, securityAnswers.appRemoved);
    return refused(409, { message: securityAnswers.refused[off.reason] });
  },
};

function refusedCode(refusal: ConfirmAppRefusal) {
  if (refusal.reason === "wrong_code")
    return refused(422, { errors: { code: securityAnswers.wrongCode } });
  if (refusal.reason !== "too_many_tries") {
    return refused(409, { message: securityAnswers.refused[refusal.reason] });
  }
  const { retryAfterSeconds } = refusal;
  const message = securityAnswers.tooManyCodes(
    securityAnswers.minutes(Math.ceil(retryAfterSeconds / 60)),
  );
  return refused(429, { message }, { "retry-after": String(retryAfterSeconds) });
}
