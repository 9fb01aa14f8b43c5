import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { OpenBookings } from "#app/fulfilment/couriers/components/open-bookings.tsx";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import { TransferCard } from "#app/selling/payments/pages/desk/transfer-card.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CustomerCard } from "./order/customer-card.tsx";
import { ClearanceCard } from "./order/clearance-card.tsx";
import { loadOrder } from "./order/load-order.server.ts";
import { MailsCard } from "./order/mails-card.tsx";
import { NotesCard } from "./order/notes-card.tsx";
import { OrderActs } from "./order/order-acts.tsx";
import { ItemsCard } from "./order/order-cards.tsx";
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
  const { order, transfer, mayMove } = loaderData;
  return (
    <RecordPage
      acts={<OrderActs shown={loaderData} />}
      back={{ to: href("/admin/orders"), label: say.back }}
      lead={[say.placed(order.placedAt), ...(order.isMadeByStaff ? [say.madeByStaff] : [])].join(
        " · ",
      )}
      notices={<OrderNotices failure={actionData} shown={loaderData} />}
      side={<SideCards shown={loaderData} />}
      state={<OrderState order={order} />}
      title={order.orderNumber}
      who={<CustomerCard customer={loaderData.customer} order={order} />}
    >
      <ItemsCard order={order} />
      {transfer && (
        <TransferCard
          address={href("/admin/orders/:orderId", { orderId: order.id })}
          transfer={transfer}
        />
      )}
      <ParcelCard failure={actionData} mayMove={mayMove} order={order} />
      <OpenBookings shown={order.openBookings} />
      <ReturnCard shown={loaderData.returns} />
      <ClearanceCard shown={loaderData.cleared} />
      <NotesCard failure={actionData} shown={loaderData.notes} />
      <MailsCard shown={loaderData.mails} />
    </RecordPage>
  );
}
