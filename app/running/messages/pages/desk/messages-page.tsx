import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentButton, IntentForm, IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { MessageLog } from "../../components/message-log.tsx";
import { messagesTexts as say } from "../../texts/staff.ts";
import { connectionFields } from "./connection-fields.ts";
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

function ConnectionForm({ answer, shown }: { answer: MessagesAnswer; shown: Shown }) {
  const { errors = {}, values: typed } = answer;
  const fields = connectionFields(shown.isDemo, shown.keyEnd);
  return (
    <section className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.settings}</h2>
      <EditForm
        actions={<IntentStep intent="save">{say.save}</IntentStep>}
        fields={fields}
        stored={shown.values}
        typed={typed}
      >
        {(values) => (
          <>
            <ErrorSummary errors={errors} title={say.check} />
            <FormFields errors={errors} fields={fields} values={values} />
          </>
        )}
      </EditForm>
    </section>
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

/** Folded, so that no one turns texts off by a single press. */
function OffForm() {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {say.off}
      </summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="off">
        <p className="measure">{say.offHint}</p>
        <IntentButton variant="danger">{say.offNow}</IntentButton>
      </IntentForm>
    </details>
  );
}
