import { Scale } from "lucide-react";
import { href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { reconciliationMessages as say } from "../../texts/staff-reconciliation.ts";
import { loadReconciliation } from "./load-reconciliation.server.ts";
import { submitReconciliation } from "./submit-reconciliation.server.ts";
import type { Route } from "./+types/reconciliation-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadReconciliation(context.get(requestContext).ctx, url.searchParams.get("after"));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitReconciliation(context.get(requestContext), request);

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function ReconciliationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { left, current } = loaderData;
  const failure = actionData?.about === current?.id ? actionData : undefined;
  return (
    <QueuePage
      current={current && { id: current.id, name: current.name }}
      empty={{ icon: <Scale />, title: say.none, hint: say.noneHint }}
      keys={[{ key: "d", does: say.note }]}
      lead={
        <>
          {say.lead}{" "}
          <Link
            className="underline underline-offset-4"
            to={href("/admin/orders/reconciliation/payouts")}
          >
            {say.toPayouts}
          </Link>
        </>
      }
      left={left}
      notice={actionData?.message && <Notice title={actionData.message} tone="error" />}
      skipTo={
        current && left > 1
          ? `${href("/admin/orders/reconciliation")}?after=${current.id}`
          : undefined
      }
      title={say.title}
    >
      {current && <Finding current={current} failure={failure} key={current.id} />}
    </QueuePage>
  );
}

type FindingProps = {
  current: NonNullable<Route.ComponentProps["loaderData"]["current"]>;
  failure: { note: string; errors: Record<string, string> } | undefined;
};

function Finding({ current, failure }: FindingProps) {
  const { id, title, todo, done, order, facts } = current;
  return (
    <div className="grid gap-6">
      <h2 className="font-text text-xl">{title}</h2>
      <p className="measure">{todo}</p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div className="grid content-start gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {order && (
        <TextLink
          className="justify-self-start"
          to={href("/admin/orders/:orderId", { orderId: order.orderId })}
        >
          {order.label}
        </TextLink>
      )}
      <IntentForm className="grid max-w-form gap-4 border-t border-line pt-4" intent="end">
        <input name="findingId" type="hidden" value={id} />
        <ErrorSummary errors={failure?.errors ?? {}} title={say.check} />
        <Field error={failure?.errors["note"]} hint={say.noteHint} label={say.note} name="note">
          <Textarea
            data-queue-key="d"
            defaultValue={failure?.note}
            maxLength={500}
            required
            rows={2}
          />
        </Field>
        <IntentButton className="justify-self-start">{done}</IntentButton>
      </IntentForm>
    </div>
  );
}
