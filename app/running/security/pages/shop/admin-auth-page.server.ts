import { href, redirect } from "react-router";
import { requiredLevel } from "#app/people/customers/queries/password-rules.server.ts";
import { passwordRule } from "#app/people/customers/rules/password-level.ts";
import { hasPasskeys } from "../../rules/passkey.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import { accessRequestOf } from "#app/running/staff/queries/access-request.server.ts";
import { openInvitation } from "#app/running/staff/queries/open-invitation.server.ts";
import { ROLE_NAMES } from "#app/running/staff/texts/staff.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The sign-up page of staff, with or without a link. Looking does not use the link up. */
export async function showAdminAuth({ ctx, env }: RequestContext, token: string | undefined) {
  const { actor, db } = ctx;
  const invitation = token === undefined ? undefined : await openInvitation(ctx, token);
  if (token === undefined && isStaff(actor)) throw redirect(href("/admin"));
  const rule = passwordRule(await requiredLevel(db, "staff"));
  const link = invitation && {
    email: invitation.email,
    role: ROLE_NAMES[invitation.role],
    setsUp: invitation.email === null,
  };
  const passkeys = hasPasskeys(env.appUrl);
  const over = token !== undefined && !invitation;
  if (actor.kind !== "user") {
    const ownerless = token === undefined && (await findOwners(db)).length === 0;
    return { rule, link: link ?? null, over, ownerless, passkeys, signedIn: null };
  }
  const request = (await accessRequestOf(db, actor.userId)) ?? null;
  const signedIn = { email: actor.email, request };
  return { rule, link: link ?? null, over, ownerless: false, passkeys, signedIn };
}
