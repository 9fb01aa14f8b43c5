import { unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { MailRequest } from "../../components/mail-request.tsx";
import { accountMessages as say } from "../../texts/shopper.ts";
import { submitMailRequest } from "./submit-mail-request.server.ts";
import type { Route } from "./+types/sign-in-link-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.linkTitle, matches);

export async function action({ request, url, context }: Route.ActionArgs) {
  const wanted = { mail: "signIn", sent: say.linkSent } as const;
  return submitMailRequest(context.get(requestContext), { request, url }, wanted);
}

export default function SignInLinkPage({ actionData }: Route.ComponentProps) {
  return (
    <MailRequest
      answer={actionData}
      button={say.sendReset}
      lead={say.linkLead}
      title={say.linkTitle}
    />
  );
}
