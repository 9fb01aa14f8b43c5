import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { securityMessages as say } from "../../texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadSecurity } from "./security-page.server.ts";
import { SecurityParts } from "./security-parts.tsx";
import { submitSecurity } from "./submit-security.server.ts";
import type { Route } from "./+types/security-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSecurity(context.get(requestContext), request);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSecurity(context.get(requestContext), request, href("/portal/security"));

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="py-6">
      <SecurityParts
        answer={actionData}
        flash={loaderData.flash}
        page={href("/portal/security")}
        shown={loaderData.shown}
      />
    </div>
  );
}
