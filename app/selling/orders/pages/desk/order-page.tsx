import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { OpenBookings } from "#app/fulfilment/couriers/components/open-bookings.tsx";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import { TransferCard } from "#app/selling/payments/pages/desk/transfer-card.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CashCard } from "./order/cash-card.tsx";
import { ClearanceCard } from "./order/clearance-card.tsx";
import { loadOrder } from "./order/load-order.server.ts";
import { MailsCard } from "./order/mails-card.tsx";
import { NextStep } from "./order/next-step.tsx";
import { ItemsCard, OrderHistory } from "./order/order-cards.tsx";
import { NotesCard } from "./order/notes-card.tsx";
import { OrderNotices } from "./order/order-notices.tsx";
import { OrderState } from "./order/order-state.tsx";
import { ParcelCard } from "./order/parcel-card.tsx";
import { ReturnCard } from "./order/return-card.tsx";
import { SideCards } from "./order/side-cards.tsx";
import { submitOrder } from "./order/submit-order.server.ts";
import type { Route } from "./+types/order-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.order.orderNumber ?? "Order", matches),
];

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) => loadOrder(context, params.orderId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitOrder(request, params.orderId, context);

export default function StaffOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, mayMove, mayResolve, mayHandleCash } = loaderData;
  const { transfer, history, refusedBefore } = loaderData;
  const refundErrors =
    actionData?.intent === "refund-order" && "errors" in actionData ? actionData.errors : undefined;
  return (
    <RecordPage
      back={{ to: href("/admin/orders"), label: say.back }}
      lead={[say.placed(order.placedAt), ...(order.isMadeByStaff ? [say.madeByStaff] : [])].join(
        " · ",
      )}
      notices={
        <OrderNotices
          failure={refundErrors ? undefined : actionData}
          mayResolve={mayResolve}
          order={order}
          refusedBefore={refusedBefore}
        />
      }
      side={
        <SideCards
          failure={refundErrors && { errors: refundErrors, values: actionData?.values ?? {} }}
          shown={loaderData}
        />
      }
      state={<OrderState order={order} />}
      title={order.orderNumber}
    >
      {transfer && (
        <TransferCard
          address={href("/admin/orders/:orderId", { orderId: order.id })}
          refused={actionData}
          transfer={transfer}
        />
      )}
      <ParcelCard failure={actionData} mayMove={mayMove} order={order} />
      <OpenBookings shown={order.openBookings} />
      <CashCard failure={actionData} mayDo={mayHandleCash} order={order} />
      <NextStep
        failure={actionData}
        mayCorrect={mayResolve}
        mayMove={mayMove}
        mayPack={loaderData.mayPack}
        mayRelease={loaderData.mayRelease}
        lotsToShip={loaderData.lotsToShip}
        notToday={loaderData.notToday}
        order={order}
      />
      <ReturnCard orderId={order.id} shown={loaderData.returns} />
      <ItemsCard mayChange={loaderData.mayChange} order={order} />
      <ClearanceCard shown={loaderData.cleared} />
      <NotesCard failure={actionData} shown={loaderData.notes} />
      <MailsCard shown={loaderData.mails} />
      <OrderHistory entries={history} undos={loaderData.notes.undos} />
    </RecordPage>
  );
}
