import { z } from "zod";
import { endOtherSessions } from "#app/people/customers/commands/end-other-sessions.server.ts";
import { endSession } from "#app/people/customers/commands/end-session.server.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { refused, type Form } from "./security-answer.server.ts";

const sessionInput = z.object({
  sessionId: z.string(securityAnswers.noStep).regex(/^[\w-]{1,64}$/, securityAnswers.noStep),
});

/** The forms of the list of sessions, by their intent. */
export const SESSION_FORMS: Record<string, Form> = {
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
