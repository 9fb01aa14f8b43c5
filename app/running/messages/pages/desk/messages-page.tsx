import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { ConnectionForm, OffForm } from "../../components/connection-form.tsx";
import { MessageLog } from "../../components/message-log.tsx";
import { messagesTexts as say } from "../../texts/staff.ts";
import { showMessages } from "./messages-page.server.ts";
import { submitMessages, type MessagesAnswer } from "./submit-messages.server.ts";
import type { Route } from "./+types/messages-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => showMessages(context.get(requestContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitMessages(request, context.get(requestContext));

const StateBadge = stateBadge(
  { off: "neutral", lost: "error", refused: "error", on: "success" },
  say.states,
);

type Shown = Route.ComponentProps["loaderData"];

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: MessagesAnswer = actionData ?? {};
  const { state, webhook } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
        {answer.message && <Notice title={answer.message} tone="error" />}
        <StateCard {...loaderData} />
        {answer.conflict ? (
          <ConflictForm conflict={answer.conflict} discardTo="" />
        ) : (
          <ConnectionForm answer={answer} shown={loaderData} />
        )}
        {state !== "off" && <TestForm answer={answer} />}
        {webhook && <WebhookGuide address={webhook} />}
        <MessageLog messages={loaderData.messages} />
        <RecordHistory history={loaderData.history} />
        {state !== "off" && <OffForm />}
      </div>
    </>
  );
}

function StateCard({ state, spent, isOverLimit, refusedSince }: Shown) {
  return (
    <div className="grid max-w-form gap-4">
      {state === "lost" && <Notice announced={false} title={say.lost} tone="error" />}
      {refusedSince && <Notice announced={false} title={say.refused(refusedSince)} tone="error" />}
      {isOverLimit && <Notice announced={false} title={say.overLimit} tone="warning" />}
      <Card as="section" className="grid justify-items-start gap-2">
        <StateBadge state={state} />
        <p>{spent}</p>
      </Card>
    </div>
  );
}

function TestForm({ answer: { testError, testNumber } }: { answer: MessagesAnswer }) {
  return (
    <section className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.test}</h2>
      <IntentForm className="grid gap-4" intent="test">
        <Field error={testError} hint={say.testHint} label={say.testNumber} name="number">
          <Input
            autoComplete="tel"
            defaultValue={testNumber}
            inputMode="tel"
            maxLength={40}
            required
            type="tel"
          />
        </Field>
        <IntentButton className="justify-self-start" variant="secondary">
          {say.testNow}
        </IntentButton>
      </IntentForm>
    </section>
  );
}

function WebhookGuide({ address }: { address: string }) {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-text text-xl">{say.webhooks}</h2>
      <p className="measure">{say.webhooksHint}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{say.webhook}:</span>
        <code className="wrap-anywhere">{address}</code>
        <CopyButton copied={say.copied} label={say.copy} text={address} what={say.webhook} />
      </p>
    </section>
  );
}
