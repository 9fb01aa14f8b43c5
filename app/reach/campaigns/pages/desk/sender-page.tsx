import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { senderMessages as say } from "../../texts/staff-sender.ts";
import { SenderChecks } from "./sender-checks.tsx";
import { loadSender, submitSender } from "./sender-page.server.ts";
import type { Route } from "./+types/sender-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => loadSender(context.get(requestContext));

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitSender(context.get(requestContext), await readFormTexts(request));

export default function SenderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, checks, noServer, asksDns, remembered, maySet } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <Notice announced={false} title={notice.title} tone={notice.tone}>
          <span className="wrap-anywhere">{notice.text}</span>
        </Notice>
        {noServer && <Notice announced={false} title={say.noServer} tone="warning" />}
        <SenderChecks checks={checks} />
        {asksDns && (
          <IntentForm className="grid justify-items-start gap-2" intent="again">
            <IntentButton variant="secondary">{say.again}</IntentButton>
            <p className="text-sm text-ink-soft">{remembered}</p>
          </IntentForm>
        )}
        {maySet && (
          <div>
            <LinkButton to={href("/admin/settings/notification")} variant="secondary">
              {say.settings}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
