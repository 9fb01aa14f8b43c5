import { data, href } from "react-router";
import { grantRole } from "../../commands/grant-role.server.ts";
import { removeSecondStep } from "../../commands/remove-second-step.server.ts";
import { takeRoles } from "../../commands/take-roles.server.ts";
import { memberForms } from "../../input.ts";
import { findMember, type Member } from "../../queries/list-staff.server.ts";
import { ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { actorId, STAFF_ROLES } from "#app/platform/access/actor.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

type FormTexts = Record<string, string>;

/** Handles the forms of a member's page, which change roles one by one or all at once. */
export async function submitMember(served: RequestContext, sent: FormTexts, userId: string) {
  const { ctx } = served;
  const member = /^[\w-]{1,64}$/.test(userId) ? await findMember(ctx.db, userId) : undefined;
  if (!member) throw notFound();
  const form = parseForm(memberForms, sent);
  if (!form.ok) return refused(422, Object.values(form.errors)[0] ?? say.noStep);
  const { value } = form;
  if (value.intent === "grant") {
    const granted = await grantRole(ctx, { userId, role: value.role });
    if (!granted.ok) return refused(403, say.errors.forbidden);
    return done(served, member, say.granted(member.name, ROLE_NAMES[value.role]));
  }
  if (value.intent === "remove-second-step") {
    const removed = await removeSecondStep(ctx, { userId });
    if (removed.ok) return done(served, member, say.secondStepRemoved(member.name));
    return refused(removed.reason === "forbidden" ? 403 : 409, say.errors[removed.reason]);
  }
  const roles = value.intent === "take" ? [value.role] : STAFF_ROLES;
  const taken = await takeRoles(ctx, { userId, roles });
  if (!taken.ok) {
    return refused(taken.reason === "forbidden" ? 403 : 409, say.errors[taken.reason]);
  }
  const left = member.roles.filter((role) => !roles.includes(role));
  const text =
    value.intent === "take"
      ? say.taken(member.name, ROLE_NAMES[value.role])
      : say.removed(member.name);
  return done(served, { ...member, roles: left }, text);
}

const refused = (status: number, message: string) => data({ message }, { status });

/** Redirects to a page that they may still open: a person who gave up their own roles sees less. */
function done(served: RequestContext, { id, roles }: Member, text: string) {
  const mayStay = id !== actorId(served.ctx.actor) || roles.includes("admin");
  const list = roles.length > 0 ? href("/admin") : href("/");
  const page =
    roles.length > 0
      ? href("/admin/settings/staff/:userId", { userId: id })
      : href("/admin/settings/staff");
  const flash = { tone: "success", title: say.success, text } as const;
  return redirectWithFlash(served, mayStay ? page : list, flash);
}
