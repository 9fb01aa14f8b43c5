import { Form, useNavigation } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import type { ChosenOrder } from "../../queries/chosen-orders.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { ChosenTable, NothingChosen, PassedOrders } from "./chosen-table.tsx";
import { listAddress } from "./list-address.ts";
import { loadStep, submitStep } from "./step-page.server.ts";
import type { Route } from "./+types/step-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? bulkMessages.chosen, matches),
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const step = await loadStep(context.get(requestContext), params.act, url.searchParams);
  return { ...step, backTo: listAddress(url.searchParams) };
}

export const action = ({ params, url, context }: Route.ActionArgs) =>
  submitStep(context.get(requestContext), params.act, url.searchParams);

const TOTAL = {
  label: bulkMessages.columns.total,
  cell: ({ totalAmount }: ChosenOrder) => formatMoney(totalAmount),
};

/** One bulk action: the orders that it applies to, the skipped ones, then the button. */
export default function StepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, passed, title, lead, none, submit } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const isNothing = rows.length === 0 && passed.length === 0;
  return (
    <RecordPage
      back={{ to: loaderData.backTo, label: bulkMessages.back }}
      lead={lead}
      notices={actionData && <Notice title={actionData.message} tone="error" />}
      title={title}
    >
      {isNothing && <NothingChosen backTo={loaderData.backTo} />}
      {rows.length === 0 && !isNothing && <p className="text-ink-soft">{none}</p>}
      {rows.length > 0 && (
        <>
          <ChosenTable caption={bulkMessages.chosen} columns={[TOTAL]} rows={rows} />
          <Form method="post">
            <Button pending={pending}>{submit}</Button>
          </Form>
        </>
      )}
      <PassedOrders orders={passed} />
    </RecordPage>
  );
}
