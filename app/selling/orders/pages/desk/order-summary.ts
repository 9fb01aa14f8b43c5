import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findOrder, type OrderWithItems } from "../../queries/find-order.server.ts";
import { orderNotesOf } from "../../queries/order-notes.server.ts";
import { parcelRows } from "../../queries/parcels.server.ts";
import { mayMoveOrders } from "../../rules/may-move.ts";
import { isPartlySent } from "../../rules/parcels.ts";
import { offeredMoves } from "../../rules/transitions.ts";
import { orderMessages, statusText } from "../../texts/shopper.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import { noteMessages } from "../../texts/staff-notes.ts";
import { addressLines } from "../../views/address-lines.ts";
import type { Route } from "./+types/order-summary.ts";

/** The newest notes. The order's page has the others. */
const MOST_NOTES = 3;

type Item = Pick<OrderWithItems["items"][number], "productName" | "quantity" | "price">;

/** Product, quantity, price and total, as in the page's table. */
function itemLine({ productName, quantity, price }: Item): string {
  return say.itemLine(productName, quantity, formatMoney(price), formatMoney(price * quantity));
}

/** The panel beside a list shows an order and its next step, which leads to its page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { ctx } = context.get(requestContext);
  const order = orNotFound(await findOrder(ctx.db, params.orderId));
  const [parcels, notes] = await Promise.all([
    parcelRows(ctx.db, order.id),
    orderNotesOf(ctx.db, order.id),
  ]);
  const tracking = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
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
        value: order.items.map(itemLine).join("\n"),
      },
      { label: say.total, value: formatMoney(order.totalAmount, { centavos: "always" }) },
      ...(tracking.length > 0 ? [{ label: say.tracking, value: tracking.join("\n") }] : []),
      ...(notes.length > 0
        ? [
            {
              label: noteMessages.notes,
              value: notes
                .slice(0, MOST_NOTES)
                .map(({ text }) => text)
                .join("\n"),
            },
          ]
        : []),
    ],
    next: next && {
      label: say.moves[next.to],
      to: href("/admin/orders/:orderId", { orderId: id }),
    },
  };
}
