import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { EditAddressForm } from "./edit-address-form.tsx";
import { EditItemsForm } from "./edit-items-form.tsx";
import { loadEditOrder } from "./edit-order-page.server.ts";
import { submitEditOrder } from "./submit-edit-order.server.ts";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import type { Route } from "./+types/edit-order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.number) : say.open, matches),
];

/** Revalidate after a rejected action too, because the order may have moved on. */
export const shouldRevalidate = () => true;

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadEditOrder(context.get(requestContext).ctx, params.orderId, url.searchParams);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitEditOrder({
    served: context.get(requestContext),
    gateways: context.get(gatewaysContext),
    orderId: params.orderId,
    texts: await readFormTexts(request),
  });

export default function EditOrderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, change } = loaderData;
  const isAddress = actionData?.intent === "address";
  return (
    <>
      <BackLink to={href("/admin/orders/:orderId", { orderId: params.orderId })}>
        {say.back}
      </BackLink>
      <PageTitle>
        <Unbroken>{say.title(number)}</Unbroken>
      </PageTitle>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
        {actionData && actionData.message !== "" && (
          <Notice title={actionData.message} tone="error" />
        )}
        {loaderData.closed && <Notice tone="warning">{loaderData.closed}</Notice>}
        {change && (
          <>
            <EditItemsForm answer={isAddress ? undefined : actionData} change={change} />
            {loaderData.isAddressFixed ? (
              <Notice announced={false}>{say.errors.part_left}</Notice>
            ) : (
              <EditAddressForm
                errors={isAddress ? actionData.errors : {}}
                mark={loaderData.mark}
                provinces={loaderData.provinces}
                values={{ ...change.address, ...(isAddress ? actionData.values : {}) }}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
