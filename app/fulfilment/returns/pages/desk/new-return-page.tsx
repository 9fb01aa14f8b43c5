import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { AskFields } from "../../components/ask-fields.tsx";
import { orderReturnMessages as say, returnMessages } from "../../texts/staff.ts";
import { loadNewReturn, submitNewReturn } from "./new-return-page.server.ts";
import type { Route } from "./+types/new-return-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.newTitle(loaderData.orderNumber) : say.start, matches),
];

/** Revalidate after a rejected action too, because the buyer may have requested a return. */
export const shouldRevalidate = () => true;

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await loadNewReturn(context.get(requestContext).ctx, params.orderId));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitNewReturn(context.get(requestContext), request, params.orderId);

export default function NewReturnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, closed, lines, mayCredit, key } = loaderData;
  const { orderId } = params;
  const { errors = {}, values = {}, message } = actionData ?? {};
  return (
    <RecordPage
      back={{
        to: href("/admin/orders/:orderId", { orderId }),
        label: say.backToOrder(orderNumber),
      }}
      lead={say.newLead}
      notices={
        <>
          {message && <Notice title={message} tone="error" />}
          {closed !== undefined && <Notice announced={false} title={closed} tone="warning" />}
        </>
      }
      title={say.newTitle(orderNumber)}
    >
      {closed === undefined && (
        <Card>
          <IntentForm className="grid max-w-form gap-6" intent="ask">
            <ErrorSummary attempt={key} errors={errors} title={returnMessages.errors.check} />
            <AskFields
              credit={mayCredit ? { label: say.credit } : undefined}
              errors={errors}
              formKey={values["key"] ?? key}
              lines={lines}
              note={say.note}
              values={values}
            />
            <div>
              <IntentButton>{say.submit}</IntentButton>
            </div>
          </IntentForm>
        </Card>
      )}
    </RecordPage>
  );
}
