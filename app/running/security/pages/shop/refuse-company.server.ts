import { href, redirect } from "react-router";
import type { CompanyRefusal } from "#app/people/customers/commands/start-company.server.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { companyMessages as say } from "../../texts/staff-company.ts";

/** Redirects to the sign-in page of staff, which shows the reason. */
export function refuseCompany({ env }: RequestContext, reason: CompanyRefusal["reason"]): Response {
  const headers = { "set-cookie": flashCookie(env.appUrl, { tone: "error", text: say[reason] }) };
  return redirect(authLink("signin", href("/admin")), { status: 303, headers });
}
