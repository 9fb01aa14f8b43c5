import { href, redirect } from "react-router";
import {
  registerStaff,
  type StaffSignUpRefusal,
} from "#app/people/customers/commands/register-staff.server.ts";
import { staffSignUpInput } from "#app/people/customers/input.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { acceptInvitation } from "#app/running/staff/commands/accept-invitation.server.ts";
import { askForAccess } from "#app/running/staff/commands/ask-for-access.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

/** Registers a member of staff. A signed-in user keeps their account. */
export async function submitAdminAuth(
  served: RequestContext,
  request: Request,
  token: string | undefined,
) {
  const texts = await readFormTexts(request);
  const { actor } = served.ctx;
  if (actor.kind === "user") {
    if (texts["intent"] === "join") return join(served, token);
    // The user signed in in the meantime, for example in another tab.
    return refusedForm(422, { message: say.staff.signedInAs(actor.email) });
  }
  const form = parseForm(staffSignUpInput, texts);
  if (!form.ok) return refusedForm(422, form);
  const { password: _, ...values } = texts;
  return keepingForm(served, values, async () => {
    const result = await registerStaff(served, form.value, token);
    if (!result.ok) return refusedRegistration(result, values, token);
    return redirectWithFlash(served, href("/auth"), say.staff.created);
  });
}

async function join(served: RequestContext, token: string | undefined) {
  const { ctx } = served;
  return keepingForm(served, {}, async () => {
    if (token === undefined) {
      if (ctx.actor.kind === "user") await askForAccess(ctx, ctx.actor.userId);
      return redirectWithFlash(served, href("/admin-auth"), say.staff.asked);
    }
    const accepted = await acceptInvitation(ctx, token);
    if (accepted.ok) return redirectWithFlash(served, href("/admin"), say.staff.accepted);
    if (accepted.reason === "link_over") throw redirect(href("/admin-auth/:token", { token }), 303);
    return refusedForm(403, { message: say.staff.otherAddress });
  });
}

function refusedRegistration(
  result: StaffSignUpRefusal,
  values: Record<string, string>,
  token: string | undefined,
) {
  switch (result.reason) {
    case "link_over":
      throw redirect(href("/admin-auth/:token", { token: token ?? "" }), 303);
    case "weak_password": {
      const { lack, rule } = result;
      return refusedForm(422, { values, errors: { password: say.weakPassword[lack](rule) } });
    }
    case "taken":
      return refusedForm(409, { values, errors: { email: token ? say.staff.taken : say.taken } });
    case "other_address":
      return refusedForm(403, { values, errors: { email: say.staff.otherAddress } });
    case "too_many": {
      const { retryAfterSeconds } = result;
      const message = say.tooManyAccounts(Math.ceil(retryAfterSeconds / 60));
      return refusedForm(429, { values, message, retryAfterSeconds });
    }
  }
}
