import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { securityMessages as say } from "#app/modules/security/texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { SecurityParts } from "#app/surfaces/portal/security/security-parts.tsx";
import { showSecurity } from "#app/surfaces/portal/security/show-security.server.ts";
import { submitSecurity } from "#app/surfaces/portal/security/submit-security.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import type { Route } from "./+types/me-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** A form that is refused for now says for how long, to programs too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ context }: Route.LoaderArgs) => showSecurity(context.get(requestContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSecurity(context.get(requestContext), request, href("/admin/me"));

/** Of the frame around it comes what became of a form. */
export default function MePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <SecurityParts answer={actionData} flash={null} page={href("/admin/me")} shown={loaderData} />
    </>
  );
}
