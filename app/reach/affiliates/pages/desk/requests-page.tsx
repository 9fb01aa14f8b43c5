import { UserCheck } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { ActFailure } from "./act-forms.tsx";
import { loadRequests, submitRequest } from "./requests-page.server.ts";
import type { Route } from "./+types/requests-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.requests, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadRequests(context.get(requestContext).ctx, url.searchParams.get("after"));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRequest(context.get(requestContext), request);

/** Revalidate after a refusal too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { left, current } = loaderData;
  const failure = actionData?.about === current?.id ? actionData : undefined;
  // Another request has fields of its own, so they cannot say what was wrong.
  const problem = actionData && (actionData.message || (failure ? "" : say.errors.unknown));
  return (
    <QueuePage
      current={current && { id: current.id, name: say.request(current.name) }}
      empty={{ icon: <UserCheck />, title: say.requestsNone, hint: say.requestsNoneHint }}
      keys={[
        { key: "a", does: say.approve },
        { key: "d", does: say.decline },
      ]}
      lead={say.requestsLead}
      left={left}
      notice={problem && <Notice title={problem} tone="error" />}
      skipTo={
        current && left > 1
          ? `${href("/admin/affiliates/requests")}?after=${current.id}`
          : undefined
      }
      title={say.requests}
    >
      {current && <Waiting current={current} failure={failure} key={current.id} />}
    </QueuePage>
  );
}

type Current = NonNullable<Route.ComponentProps["loaderData"]["current"]>;
type WaitingProps = { current: Current; failure: ActFailure | undefined };

function Waiting({ current, failure }: WaitingProps) {
  const approving = failure?.intent === "approve" ? failure : undefined;
  const declining = failure?.intent === "decline" ? failure : undefined;
  const which = (
    <>
      <input name="affiliateId" type="hidden" value={current.id} />
      <input name="version" type="hidden" value={current.version} />
    </>
  );
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">{say.request(current.name)}</h2>
      <FactList facts={current.facts} />
      <IntentForm className="grid max-w-form gap-4" intent="approve">
        {which}
        <ErrorSummary errors={approving?.errors ?? {}} title={say.errors.check} />
        <Field
          error={approving?.errors["code"]}
          hint={say.approveCodeHint(current.code)}
          label={say.approveCode}
          name="code"
          note={say.optional}
        >
          <Input autoComplete="off" defaultValue={approving?.values["code"]} maxLength={20} />
        </Field>
        <div>
          <IntentButton data-queue-key="a">{say.approve}</IntentButton>
        </div>
      </IntentForm>
      <IntentForm className="grid max-w-form gap-4 border-t border-line pt-4" intent="decline">
        {which}
        <ErrorSummary errors={declining?.errors ?? {}} title={say.errors.check} />
        <Field error={declining?.errors["reason"]} label={say.declineReason} name="reason">
          <Textarea
            data-queue-key="d"
            defaultValue={declining?.values["reason"]}
            maxLength={500}
            rows={2}
          />
        </Field>
        <div>
          <IntentButton variant="danger">{say.decline}</IntentButton>
        </div>
      </IntentForm>
    </div>
  );
}
