import { data, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { historyOf } from "#app/modules/audit/queries.server.ts";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import { ResolveForm } from "#app/modules/orders/admin/resolve-form.tsx";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { mayMoveOrders } from "#app/modules/orders/rules/may-move.ts";
import { RefundCard } from "#app/modules/payments/admin/refund-card.tsx";
import { showRefunds } from "#app/modules/payments/admin/show-refunds.server.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import type { Gateways } from "#app/modules/payments/gateways/gateways.server.ts";
import { staffTransfer } from "#app/modules/payments/admin/staff-transfer.server.ts";
import { TransferCard } from "#app/modules/payments/admin/transfer-card.tsx";
import { countRefusedParcels } from "#app/modules/orders/queries/refused-parcels.server.ts";
import { setsAsideUnpaid } from "#app/modules/orders/rules/order-ends.ts";
import { paymentsOfOrder } from "#app/modules/payments/queries.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
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
import { showStaffOrder } from "./order/show-order.server.ts";
import { staffActions } from "./order/staff-actions.server.ts";
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

async function loadOrder(ctx: Ctx, gateways: Gateways, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw data(null, { status: 404 });
  const [transfer, payments, refunds, history, refusedBefore] = await Promise.all([
    staffTransfer(ctx, order),
    paymentsOfOrder(ctx.db, order.id),
    showRefunds(ctx, gateways, order),
    historyOf(ctx.db, { type: "order", id: order.id }),
    order.paymentMethod === "cod" ? countRefusedParcels(ctx.db, order) : 0,
  ]);
  return {
    order: showStaffOrder(order, ctx.now),
    mayMove: mayMoveOrders(ctx.actor),
    mayRelease: setsAsideUnpaid(order) && may(ctx.actor, "orders:write"),
    mayResolve: may(ctx.actor, "orders:write"),
    mayReplaceLink: may(ctx.actor, "orders:write"),
    mayHandleCash: {
      confirm: may(ctx.actor, "orders:write"),
      collect: may(ctx.actor, "orders:fulfil"),
    },
    mayOpenCustomer: may(ctx.actor, "customers:read"),
    transfer,
    payments,
    refunds,
    history,
    refusedBefore,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = { ...context.get(requestContext), gateways: context.get(gatewaysContext) };
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "";
  const act = Object.hasOwn(staffActions, intent) ? staffActions[intent] : undefined;
  if (!act) return data({ intent, text: say.unknownAction, values: texts }, { status: 400 });
  if (!(await findOrder(served.ctx.db, params.orderId))) throw data(null, { status: 404 });
  const done = await act(served, params.orderId, texts);
  if (!done.ok) {
    const { text, errors } = done;
    return data({ intent, text, errors, values: texts }, { status: 409 });
  }
  const toast = flashCookie(served.env.appUrl, { tone: "success", text: done.value });
  return redirect(`/admin/orders/${params.orderId}`, {
    status: 303,
    headers: { "set-cookie": toast },
  });
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
          <LinkButton to="/admin/orders" variant="secondary">
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
              address={`/admin/orders/${order.id}`}
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
