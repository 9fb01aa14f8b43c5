import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { DraftFields } from "./item-row.tsx";
import { showNewOrder, submitNewOrder } from "./new-order.server.ts";
import type { Route } from "./+types/new-order-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.add, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showNewOrder(context.get(requestContext).ctx, url.searchParams.get("supplier") ?? "");

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitNewOrder(context.get(requestContext), await readFormTexts(request));

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplier, items, coverDays, expectedOn } = loaderData;
  const { values = {}, errors = {}, message } = actionData ?? {};
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <BackLink to={href("/admin/purchase-orders/to-order")}>{say.otherSupplier}</BackLink>
      <PageTitle lead={say.linesLead(coverDays)}>{say.newFrom(supplier.name)}</PageTitle>
      {items.length === 0 ? (
        <EmptyState
          action={
            <LinkButton
              to={href("/admin/suppliers/:supplierId/items/new", { supplierId: supplier.id })}
            >
              {say.addItems}
            </LinkButton>
          }
          title={say.noItems}
        />
      ) : (
        <Form className="grid max-w-3xl gap-6" method="post" noValidate>
          <input name="supplierId" type="hidden" value={supplier.id} />
          <input name="formKey" type="hidden" value={values["formKey"] ?? loaderData.formKey} />
          {message && <Notice title={message} tone="error" />}
          <ErrorSummary errors={errors} title={say.check} />
          <DraftFields errors={errors} expectedOn={expectedOn} items={items} values={values} />
          <div>
            <Button pending={pending}>{say.saveDraft}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
