import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { sentParcels, type SentParcel } from "#app/selling/orders/queries/parcels.server.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orderOfTicket } from "../../queries/order-of-ticket.server.ts";
import { orderTie, type TicketWriter } from "../../rules/order-tie.ts";

/** The order beside a ticket, for staff who may read orders. */
export async function showOrderCard(
  ctx: Ctx,
  { orderNumber, writer }: { orderNumber: string | null; writer: TicketWriter },
) {
  if (!may(ctx.actor, "orders:read")) return undefined;
  const asked = { orderNumber, customerId: writer.customerId };
  const order = await orderOfTicket(ctx.db, asked);
  if (!order) return { named: orderNumber, order: undefined };
  const { status, paymentStatus, paymentMethod } = order;
  const sent = await sentParcels(ctx.db, order);
  return {
    named: orderNumber,
    order: {
      id: order.id,
      number: order.orderNumber,
      tie: orderTie(writer, order),
      buyer: `${order.firstName} ${order.lastName} (${order.email})`,
      status,
      paymentStatus,
      method: orderMessages.method[paymentMethod],
      total: formatMoney(order.totalAmount, { centavos: "always" }),
      placed: formatDateTime(order.createdAt),
      lines: order.items.map(({ quantity, productName }) => `${quantity} × ${productName}`),
      parcel: sent.map(nameParcel).filter(Boolean).join("; "),
      shipped: order.shippedAt && formatDateTime(order.shippedAt),
      // Of the newest parcel, which its buyer waits for.
      follow: sent.findLast(({ trackingUrl }) => trackingUrl !== null)?.trackingUrl ?? null,
    },
  };
}

const nameParcel = ({ courier, trackingNumber }: SentParcel) =>
  [courier && courierName(courier), trackingNumber].filter(Boolean).join(", ");
