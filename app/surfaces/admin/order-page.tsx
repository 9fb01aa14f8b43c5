import { href } from "react-router";
import { loadOrder } from "./order/load-order.server.ts";
import { submitOrder } from "./order/submit-order.server.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import { ResolveForm } from "#app/modules/orders/admin/resolve-form.tsx";
import { RefundCard } from "#app/modules/payments/admin/refund-card.tsx";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { TransferCard } from "#app/modules/payments/admin/transfer-card.tsx";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { CashCard } from "./order/cash-card.tsx";
import { OrderHistory } from "./order/order-history.tsx";
import { BuyerCard, ItemsCard } from "./order/order-cards.tsx";
import { LinkForm } from "./order/link-form.tsx";
import { NextStep } from "./order/next-step.tsx";
import { ReleaseForm } from "./order/release-form.tsx";
import { ParcelCard } from "./order/parcel-card.tsx";
import { PaymentCard } from "./order/payment-card.tsx";
import type { Route } from "./+types/order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.order.orderNumber ?? "Order", matches),
];

/** Also after a refusal: mostly a colleague was first, and the page has to say what it is now. */
export const shouldRevalidate = () => true;

export async function loader({ params, context }: Route.LoaderArgs) {
  const gateways = context.get(gatewaysContext);
  return inSnapshot(context.get(requestContext).ctx, (ctx) =>
    loadOrder(ctx, gateways, params.orderId),
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = { ...context.get(requestContext), gateways: context.get(gatewaysContext) };
  return submitOrder(request, params.orderId, served);
}

export default function StaffOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, mayOpenCustomer, mayMove, mayResolve, mayHandleCash } = loaderData;
  const { transfer, payments, refunds, history, refusedBefore } = loaderData;
  const errorsOf = (intent: string) =>
    actionData?.intent === intent && "errors" in actionData ? actionData.errors : undefined;
  const refundErrors = errorsOf("refund-order");
  return (
    <div className="grid gap-6">
      <PageTitle
        actions={
          <LinkButton to={href("/admin/orders")} variant="secondary">
            {say.back}
          </LinkButton>
        }
        lead={say.placed(order.placedAt)}
      >
        {order.orderNumber}
      </PageTitle>
      {actionData && !refundErrors && <Notice title={actionData.text} tone="error" />}
      {order.needsAttention && (
        <Notice
          action={
            mayResolve && <ResolveForm error={errorsOf("resolve-attention")?.["resolution"]} />
          }
          announced={false}
          title={say.attention}
          tone="warning"
        >
          {order.needsAttention}
        </Notice>
      )}
      {refusedBefore > 0 && (
        <Notice announced={false} title={say.cash.refusedBefore(refusedBefore)} tone="warning">
          {say.cash.refusedBeforeText}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          {transfer && (
            <TransferCard
              address={href("/admin/orders/:orderId", { orderId: order.id })}
              refused={actionData}
              transfer={transfer}
            />
          )}
          <ParcelCard failure={actionData} mayMove={mayMove} order={order} />
          <CashCard failure={actionData} mayDo={mayHandleCash} order={order} />
          <NextStep failure={actionData} mayMove={mayMove} order={order}>
            {loaderData.mayRelease && <ReleaseForm />}
          </NextStep>
          <ItemsCard order={order} />
          <OrderHistory entries={history} />
        </div>
        <div className="grid gap-6">
          <PaymentCard order={order} payments={payments} />
          <RefundCard
            failure={refundErrors && { errors: refundErrors, values: actionData?.values ?? {} }}
            shown={refunds}
          />
          <BuyerCard mayOpen={mayOpenCustomer} order={order}>
            {loaderData.mayReplaceLink && <LinkForm />}
          </BuyerCard>
        </div>
      </div>
    </div>
  );
}
