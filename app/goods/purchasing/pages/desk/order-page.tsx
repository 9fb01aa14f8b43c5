import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { loadOrder } from "./load-order.server.ts";
import { OrderActs, FoldedActs } from "./order-acts.tsx";
import { DeliveryList, LineList } from "./order-lines.tsx";
import { OrderState } from "./order-state.tsx";
import { submitOrder } from "./order-page.server.ts";
import type { Route } from "./+types/order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.number ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOrder(context.get(requestContext).ctx, params.orderId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitOrder(context.get(requestContext), await readFormTexts(request), params.orderId);

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

export default function OrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  const { number, state, supplier, isOverdue, facts, mayWrite, belowMinimum } = order;
  return (
    <RecordPage
      back={{ to: href("/admin/purchase-orders"), label: say.back }}
      lead={
        mayWrite ? (
          <TextLink
            className="font-semibold"
            to={href("/admin/suppliers/:supplierId", { supplierId: supplier.id })}
          >
            {supplier.name}
          </TextLink>
        ) : (
          <span className="font-semibold">{supplier.name}</span>
        )
      }
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          {belowMinimum && <Notice announced={false} title={belowMinimum} tone="warning" />}
        </>
      }
      state={
        <>
          <OrderState state={state} />
          {isOverdue && (
            <Badge look="plain" tone="error">
              {say.overdue}
            </Badge>
          )}
        </>
      }
      title={number}
    >
      <Card as="section" className="grid gap-4">
        <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {facts.map(([label, value]) => (
            <div className="grid content-start gap-0.5" key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <OrderActs order={order} />
      </Card>
      <LineList lines={order.lines} seesCosts={order.seesCosts} />
      <DeliveryList deliveries={order.deliveries} />
      {mayWrite && <FoldedActs failure={actionData} order={order} />}
      {order.history && <RecordHistory history={order.history} />}
    </RecordPage>
  );
}
