import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orderMailMessages } from "#app/selling/orders/texts/staff-mails.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { customerMailTexts as say } from "./mail-texts.ts";
import { showMail, submitMail } from "./mail-page.server.ts";
import type { Route } from "./+types/mail-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.subject ?? say.one, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showMail(context.get(requestContext).ctx, params);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitMail(context.get(requestContext), request, params);

export default function CustomerMail({ loaderData: mail, actionData }: Route.ComponentProps) {
  const { customerId, subject, to, template, at, state, key } = mail;
  return (
    <RecordPage
      back={{ to: href("/admin/customers/:customerId", { customerId }), label: say.back }}
      lead={say.lead(template, to, at)}
      notices={actionData?.problem && <Notice title={actionData.problem} tone="error" />}
      state={<Badge look="plain">{orderMailMessages.states[state]}</Badge>}
      title={<bdi className="wrap-anywhere">{subject}</bdi>}
    >
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4" padding="roomy">
        {mail.paragraphs.map((paragraph, index) => (
          <p className="wrap-anywhere whitespace-pre-line" key={index}>
            {paragraph}
          </p>
        ))}
      </Card>
      <p className="measure text-sm text-ink-soft">
        {mail.isRecorded && `${say.recorded} `}
        {say.linksRemoved} {key ? say.againHint : say.notAgain}
      </p>
      {key && (
        <IntentForm intent="send-mail-again">
          <input name="key" type="hidden" value={key} />
          <IntentButton variant="secondary">{say.again}</IntentButton>
        </IntentForm>
      )}
    </RecordPage>
  );
}
