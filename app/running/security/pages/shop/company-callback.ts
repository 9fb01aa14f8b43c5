import { href } from "react-router";
import { signInWithCompany } from "#app/people/customers/commands/sign-in-with-company/sign-in-with-company.server.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { refuseCompany } from "./refuse-company.server.ts";
import type { Route } from "./+types/company-callback.ts";

/** The company's server redirects the browser here, with a code or an error. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const result = await signInWithCompany(served, url.searchParams, request.headers);
  if (!result.ok) return refuseCompany(served, result.reason);
  const signedIn = { ...result.value, next: result.value.next || href("/admin") };
  return enter(served, request, { signedIn, welcome: say.welcomeBack });
}
