import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ItemList } from "./item-list.tsx";
import { showItems } from "./item-page.server.ts";
import { supplierForm } from "./supplier-page.server.ts";
import type { Route } from "./+types/supplier-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params: { supplierId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const form = await supplierForm.load(ctx, supplierId);
  return { ...form, supplies: await showItems(ctx.db, supplierId) };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  supplierForm.submit(context.get(requestContext), await readFormTexts(request), params.supplierId);

export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplies, ...form } = loaderData;
  return (
    <RecordForm {...form} answer={actionData}>
      {supplies && <ItemList {...supplies} isArchived={Boolean(form.stored?.archived)} />}
    </RecordForm>
  );
}
