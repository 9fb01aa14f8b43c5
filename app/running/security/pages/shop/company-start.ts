import { redirect } from "react-router";
import { startCompany } from "#app/people/customers/commands/start-company.server.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { refuseCompany } from "./refuse-company.server.ts";
import type { Route } from "./+types/company-start.ts";

/** A link, since the content policy would stop a form that leads to another site. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const next = safeNext(url.searchParams.get("next"));
  const started = await startCompany(served, next, request.headers);
  if (!started.ok) return refuseCompany(served, started.reason);
  const headers = new Headers();
  for (const cookie of started.value.cookies) headers.append("set-cookie", cookie);
  return redirect(started.value.url, { status: 303, headers });
}
