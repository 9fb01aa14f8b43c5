import { redirect } from "react-router";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

type GoogleRefusal = { reason: keyof typeof say.googleFailed; next: string | undefined };

/** Redirects to the sign-in page, which shows the reason and keeps the destination. */
export function refuseGoogle({ env }: RequestContext, { reason, next }: GoogleRefusal): Response {
  const text = `${say.googleFailedLead}${say.googleFailed[reason]}`;
  const headers = { "set-cookie": flashCookie(env.appUrl, { tone: "error", text }) };
  return redirect(authLink("signin", next), { status: 303, headers });
}
