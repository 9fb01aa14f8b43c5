import { pageTitle } from "#app/lib/page-tags.ts";
import type { EditAnswer } from "#app/lib/edit.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentButton, IntentForm, IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { connectionMessages as say } from "../../texts/staff-connection.ts";
import { connectionFields } from "./connection-fields.ts";
import { showConnection, submitConnection } from "./connection-page.server.ts";
import type { Route } from "./+types/connection-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showConnection(context.get(requestContext));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitConnection(request, context.get(requestContext));

const StateBadge = stateBadge(
  { off: "neutral", lost: "error", refused: "error", on: "success" },
  say.states,
);

type Shown = Route.ComponentProps["loaderData"];

export default function ConnectionPage({ loaderData: own, actionData }: Route.ComponentProps) {
  const answer: EditAnswer = actionData ?? {};
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8">
        {answer.message && <Notice title={answer.message} tone="error" />}
        {own.state === "lost" && <Notice announced={false} title={say.lost} tone="error" />}
        {own.refusedSince && (
          <Notice announced={false} title={say.refused(own.refusedSince)} tone="error" />
        )}
        <Card as="section" className="max-w-form">
          <StateBadge state={own.state} />
        </Card>
        {answer.conflict ? (
          <ConflictForm conflict={answer.conflict} discardTo="" />
        ) : (
          <ConnectionForm answer={answer} shown={own} />
        )}
        <RecordHistory history={own.history} />
        {own.state !== "off" && <OffForm />}
      </div>
    </>
  );
}

function ConnectionForm({ answer, shown }: { answer: EditAnswer; shown: Shown }) {
  const { errors = {}, values: typed } = answer;
  const fields = connectionFields(shown.isStored);
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

/** Folded, so that no one turns transmission off by a single press. */
function OffForm() {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.off}</summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="off">
        <p className="measure">{say.offHint}</p>
        <IntentButton variant="danger">{say.offNow}</IntentButton>
      </IntentForm>
    </details>
  );
}
