import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { KeyForm } from "../../components/key-form.tsx";

import { SenderCard } from "../../components/sender-card.tsx";
import { connectionMessages as say } from "../../texts/staff-connection.ts";
import { showConnection } from "./connection-page.server.ts";
import { submitConnection, type ConnectionAnswer } from "./submit-connection.server.ts";
import type { Route } from "./+types/connection-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => {
  const { ctx, env } = context.get(requestContext);
  return showConnection(ctx, env.appUrl);
};

export const action = ({ request, context }: Route.ActionArgs) =>
  submitConnection(request, context.get(requestContext));

export default function CouriersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isStored, isReadable, sender, history } = loaderData;
  const { message, errors = {}, found, ...sent }: ConnectionAnswer = actionData ?? {};
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-4">
        {message && <Notice title={message} tone="error" />}
        {found === "" && <Notice title={say.works} tone="success" />}
        {found && (
          <Notice title={say.fails} tone="error">
            {found}
          </Notice>
        )}
        {isStored && !isReadable && (
          <Notice announced={false} title={say.unreadable} tone="error" />
        )}
        <Card as="section" className="grid max-w-form gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-text text-xl">{say.name}</h2>
            <Badge look="plain" tone={state.tone}>
              {state.label}
            </Badge>
          </div>
          <KeyForm errors={errors} shown={loaderData} />
          {isReadable && (
            <IntentForm className="grid justify-items-start gap-1" intent="test">
              <IntentButton variant="secondary">{say.test}</IntentButton>
              <p className="measure text-sm text-ink-soft">{say.testHint}</p>
            </IntentForm>
          )}
        </Card>
        {sender && <SenderCard errors={sent.senderErrors} shown={sender} values={sent.values} />}
        <ReportHealth shown={loaderData} />
        <RecordHistory history={history} />
      </div>
    </>
  );
}

type ReportHealthProps = {
  shown: { address: string; last: string | undefined; refused: readonly string[] };
};

/** Shows whether the courier's reports arrive. This is the first sign of a wrong key. */
function ReportHealth({ shown: { address, last, refused } }: ReportHealthProps) {
  return (
    <Card as="section" className="grid max-w-form gap-3">
      <h2 className="font-text text-xl">{say.reports}</h2>
      <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[10rem_1fr]">
        <dt className="text-ink-soft">{say.address}</dt>
        <dd className="wrap-anywhere">
          {address}
          <span className="block text-sm text-ink-soft">{say.addressHint}</span>
        </dd>
        <dt className="text-ink-soft">{say.last}</dt>
        <dd className="wrap-anywhere">{last ?? say.none}</dd>
        <dt className="text-ink-soft">{say.refused}</dt>
        <dd>
          {refused.length === 0 && say.noneRefused}
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </dd>
      </dl>
    </Card>
  );
}
