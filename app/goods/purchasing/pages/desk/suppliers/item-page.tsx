import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { ItemForm } from "./item-form.tsx";
import { showSupplierItem, submitItem } from "./item-page.server.ts";
import type { Route } from "./+types/item-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(titleOf(loaderData), matches),
];

function titleOf(shown: Route.ComponentProps["loaderData"] | undefined): string {
  if (!shown) return say.addItem;
  return shown.stored?.name ?? say.newItem(shown.supplier.name);
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showSupplierItem(context.get(requestContext).ctx.db, params.supplierId, params.itemId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitItem(context.get(requestContext), await readFormTexts(request), params);

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplier, stored, choices, values, isArchived } = loaderData;
  const { errors = {}, message, conflict } = actionData ?? {};
  return (
    <>
      <BackLink to={href("/admin/suppliers/:supplierId", { supplierId: supplier.id })}>
        {say.backToSupplier(supplier.name)}
      </BackLink>
      <PageTitle>{stored ? stored.name : say.newItem(supplier.name)}</PageTitle>
      <div className="grid gap-8">
        {message && <Notice title={message} tone="error" />}
        {isArchived && <Notice announced={false} title={say.errors.archived} />}
        {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        {!conflict && !isArchived && (
          <ItemForm
            choices={stored ? undefined : choices}
            errors={errors}
            stored={values}
            typed={actionData?.values}
          />
        )}
        {stored && <RemoveItem name={stored.name} />}
      </div>
    </>
  );
}

function RemoveItem({ name }: { name: string }) {
  const pending = useNavigation().formData?.get("intent") === "remove";
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.removeItem}</summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post">
        <p className="measure">{say.removeItemHint}</p>
        <Button name="intent" pending={pending} value="remove" variant="danger">
          {say.removeItemNow(name)}
        </Button>
      </Form>
    </details>
  );
}
