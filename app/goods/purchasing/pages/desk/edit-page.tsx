import { href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { showDraft, submitDraft } from "./edit-order.server.ts";
import { DraftFields } from "./item-row.tsx";
import type { Route } from "./+types/edit-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.editOf(loaderData.number) : say.edit, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showDraft(context.get(requestContext).ctx, params.orderId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitDraft(context.get(requestContext), await readFormTexts(request), params.orderId);

export default function EditPage({ loaderData: draft, actionData }: Route.ComponentProps) {
  const { id: orderId, number, supplier, reason, items, fields, values: stored } = draft;
  const { errors = {}, message, conflict, values: typed } = actionData ?? {};
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <BackLink to={href("/admin/purchase-orders/:orderId", { orderId })}>
        {say.backToOrder(number)}
      </BackLink>
      <PageTitle lead={say.editLead(supplier)}>
        <Unbroken>{say.editOf(number)}</Unbroken>
      </PageTitle>
      <div className="grid gap-6">
        {message && <Notice title={message} tone="error" />}
        {reason && <Notice announced={false} title={reason} tone="warning" />}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !reason && (
          <EditForm
            actions={<Button pending={pending}>{say.save}</Button>}
            className="max-w-3xl"
            fields={fields}
            stored={stored}
            typed={typed}
          >
            {(values) => (
              <>
                <ErrorSummary errors={errors} fields={fields} title={say.check} />
                <DraftFields errors={errors} items={items} values={values} />
              </>
            )}
          </EditForm>
        )}
      </div>
    </>
  );
}
