import { loadChange } from "./change-order-page.server.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import { data, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { ChangeCountdown } from "#app/selling/orders/components/change-countdown.tsx";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { ChangeAddressForm } from "../../components/change-address-form.tsx";
import { ChangeItemsForm } from "../../components/change-items-form.tsx";
import { FocusedNotice } from "../../components/focused-notice.tsx";
import { receiptMessages } from "../../texts/shopper-receipt.ts";
import { changeOrderMessages as say } from "../../texts/shopper-changes.ts";
import { submitAddress, submitItems, type ChangeAnswer } from "./change-order-actions.server.ts";
import type { Route } from "./+types/change-order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.title(loaderData.orderNumber) : say.back, matches);

export const headers = secretLinkHeaders;

/** Revalidate after a rejected action too, because the order may have moved on. */
export const shouldRevalidate = () => true;

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadChange(params.token, url.searchParams, context);

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const order = await openReceipt(served.ctx, params.token);
  const texts = await readFormTexts(request);
  const gateways = context.get(gatewaysContext);
  const sent = { served, gateways, order, orderToken: params.token, texts };
  if (texts["intent"] === "address") return submitAddress(sent);
  if (texts["intent"] === "items") return submitItems(sent);
  const message = receiptMessages.unknownAction;
  return data<ChangeAnswer>({ intent: "", message, errors: {}, values: {} }, { status: 400 });
}

export default function ChangeOrderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, change } = loaderData;
  const failed = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <Page className="grid gap-10 pt-4 pb-20">
      <div>
        <TextLink to={href("/order/:token", { token: params.token })}>{say.back}</TextLink>
        <PageTitle>{say.title(orderNumber)}</PageTitle>
        {actionData && <FocusedNotice title={actionData.message} tone="error" />}
        {loaderData.window && (
          <Notice announced={false}>
            <ChangeCountdown {...loaderData.window} />
          </Notice>
        )}
        {!change && <Notice tone="warning">{loaderData.closed}</Notice>}
      </div>
      {change && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:items-start">
          <ChangeItemsForm change={change} failed={failed("items")} />
          <ChangeAddressForm
            errors={failed("address")?.errors ?? {}}
            provinces={loaderData.provinces}
            values={{ ...change.address, ...failed("address")?.values }}
          />
        </div>
      )}
    </Page>
  );
}
