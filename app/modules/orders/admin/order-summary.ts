import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import { isPartlySent } from "../rules/parcels.ts";
import { offeredMoves } from "../rules/transitions.ts";
import { orderMessages, statusText } from "../texts/shopper.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import { addressLines } from "../views/address-lines.ts";
import type { Route } from "./+types/order-summary.ts";

/** What the panel beside a list shows of an order, and the next step, which its page takes. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { ctx } = context.get(requestContext);
  const order = await findOrder(ctx.db, params.orderId);
  if (!order) throw data({ error: "not_found" }, { status: 404 });
  const { id, status, paymentStatus, paymentMethod, phone } = order;
  const next = mayMoveOrders(ctx.actor)
    ? offeredMoves(status, isPartlySent(order)).find(
        ({ to, problem }) => !problem && to !== "cancelled",
      )
    : undefined;
  const method = orderMessages.method[paymentMethod];
  return {
    title: order.orderNumber,
    facts: [
      { label: say.status, value: statusText(order) },
      { label: say.payment, value: `${orderMessages.payment[paymentStatus]}, ${method}` },
      ...(order.needsAttention ? [{ label: say.attention, value: order.needsAttention }] : []),
      { label: say.date, value: formatDateTime(order.createdAt) },
      { label: say.customer, value: `${order.firstName} ${order.lastName}\n${order.email}` },
      ...(phone ? [{ label: say.phone, value: showPhone(phone) }] : []),
      { label: say.shipTo, value: addressLines(order).join("\n") },
      {
        label: say.items,
        value: order.items.map((item) => `${item.quantity} × ${item.productName}`).join("\n"),
      },
      { label: say.total, value: formatMoney(order.totalAmount, { centavos: "always" }) },
    ],
    next: next && {
      label: say.moves[next.to],
      to: href("/admin/orders/:orderId", { orderId: id }),
    },
  };
}
