import { data, href } from "react-router";
import type { Refusal } from "#app/lib/result.ts";
import { decideRequest } from "../../commands/decide-request.server.ts";
import { inviteStaff } from "../../commands/invite-staff.server.ts";
import { resendInvite } from "../../commands/resend-invite.server.ts";
import { withdrawInvite } from "../../commands/withdraw-invite.server.ts";
import { inviteInput, staffForms } from "../../input.ts";
import { ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, type FormFailure } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

const LIST = href("/admin/settings/staff");

type FormTexts = Record<string, string>;
type Answer = Partial<FormFailure> & { message?: string };

/**
 * Handles the forms of the staff list: new invites, changes of invites, and decisions on requests.
 */
export async function submitStaff(served: RequestContext, sent: FormTexts) {
  const { ctx } = served;
  if (sent["intent"] === "invite") return submitInvite(served, sent);
  const form = parseForm(staffForms, sent);
  if (!form.ok) return refused(422, { message: Object.values(form.errors)[0] ?? say.noStep });
  const { value } = form;
  switch (value.intent) {
    case "resend": {
      const result = await resendInvite(ctx, value.inviteId);
      return result.ok ? done(served, say.resent(result.value.email)) : explain(result);
    }
    case "withdraw": {
      const result = await withdrawInvite(ctx, value.inviteId);
      return result.ok ? done(served, say.withdrawn(result.value.email)) : explain(result);
    }
    case "approve": {
      const { userId, role } = value;
      const result = await decideRequest(ctx, { userId, role });
      if (!result.ok) return explain(result);
      return done(served, say.approved(result.value.email, ROLE_NAMES[role]));
    }
    case "decline": {
      const result = await decideRequest(ctx, { userId: value.userId, role: null });
      return result.ok ? done(served, say.declined(result.value.email)) : explain(result);
    }
  }
}

async function submitInvite(served: RequestContext, sent: FormTexts) {
  const form = parseForm(inviteInput, sent);
  if (!form.ok) return refused(422, form);
  const result = await inviteStaff(served.ctx, form.value);
  if (result.ok) return done(served, say.sent(result.value.email));
  if (result.reason === "forbidden") return explain(result);
  return refused(409, { values: sent, errors: { email: say.errors[result.reason] } });
}

const refused = (status: number, { message, errors, values }: Answer) =>
  data({ message, errors, values }, { status });

function explain({ reason }: Refusal<Exclude<keyof typeof say.errors, "registered">>) {
  return refused(reason === "forbidden" ? 403 : 409, { message: say.errors[reason] });
}

function done(served: RequestContext, text: string) {
  return redirectWithFlash(served, LIST, { tone: "success", title: say.success, text });
}
