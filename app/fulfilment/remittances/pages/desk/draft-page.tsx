import { Form } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { BadRows } from "../../components/bad-rows.tsx";
import { remittanceMessages } from "../../texts/staff.ts";
import { loadDraft } from "./draft-page.server.ts";
import { submitDraft } from "./submit-draft.server.ts";
import type { Route } from "./+types/draft-page.ts";

const { draft: say, badHint } = remittanceMessages;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(loaderData?.title ?? remittanceMessages.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadDraft(context.get(requestContext).ctx, params.draftId);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  submitDraft(context.get(requestContext), params.draftId, request);

/** A preview of a courier's file. */
export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, columns, orders, sums, bad } = loaderData;
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <BadRows bad={bad} hint={badHint} />
        <section className="grid gap-3">
          <h2 className="text-xl">{say.columns}</h2>
          <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {columns.map(({ name, field, at }) => (
              <div className="flex justify-between gap-4 border-t border-line pt-2" key={at}>
                <dt className="wrap-anywhere">{name}</dt>
                <dd className={field ? "text-right" : "text-right text-ink-soft"}>
                  {field ?? say.leftOut}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl">{say.orders}</h2>
          <SummaryList rows={orders} />
        </section>
        <SummaryList rows={sums} />
        <Form className="flex flex-wrap gap-3" method="post">
          <IntentStep intent="save">{say.save}</IntentStep>
          <IntentStep intent="discard" variant="secondary">
            {say.discard}
          </IntentStep>
        </Form>
      </div>
    </>
  );
}
