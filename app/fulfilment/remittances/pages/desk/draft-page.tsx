import { Form, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { BadRows } from "../../components/bad-rows.tsx";
import { remittanceMessages } from "../../texts/staff.ts";
import { loadDraft } from "./draft-page.server.ts";
import { submitDraft } from "./submit-draft.server.ts";
import type { Route } from "./+types/draft-page.ts";

const { draft: say, badHint, page } = remittanceMessages;

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
      <BackLink to={href("/admin/orders/remittances")}>{page.back}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        <BadRows bad={bad} hint={badHint} />
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.orders}</h2>
          <SummaryList rows={[...orders, ...sums]} />
        </Card>
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.columns}</h2>
          <SummaryList
            rows={columns.map(({ name, field }) => ({ label: name, amount: field ?? say.leftOut }))}
          />
        </Card>
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
