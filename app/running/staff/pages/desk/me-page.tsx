import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { securityMessages as say } from "#app/running/security/texts/shopper.ts";
import { MailChoicesCard } from "../../components/mail-choices.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { SecurityParts } from "#app/running/security/pages/portal/security-parts.tsx";
import { showSecurity } from "#app/running/security/pages/portal/show-security.server.ts";
import { submitSecurity } from "#app/running/security/pages/portal/submit-security.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { showOwnMails, submitOwnMails } from "./me-page.server.ts";
import type { Route } from "./+types/me-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const [security, mails] = await Promise.all([showSecurity(served), showOwnMails(served.ctx)]);
  return { security, mails };
}

/** The form of the mail choices is handled here; all others are about sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const sent = await readFormTexts(request.clone());
  if (sent["intent"] === "mails") return submitOwnMails(served, sent);
  return submitSecurity(served, request, href("/admin/me"));
}

/** The surrounding frame shows the result of a form. */
export default function MePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-6">
        <SecurityParts
          answer={actionData}
          flash={null}
          page={href("/admin/me")}
          shown={loaderData.security}
        />
        <div className="max-w-[45rem]">
          <MailChoicesCard {...loaderData.mails} />
        </div>
      </div>
    </>
  );
}
