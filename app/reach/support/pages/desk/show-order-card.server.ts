import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { sentParcels, type SentParcel } from "#app/selling/orders/queries/parcels.server.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { desc, eq } from "drizzle-orm";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
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
      // The buyer waits for the newest parcel.
      follow: sent.findLast(({ trackingUrl }) => trackingUrl !== null)?.trackingUrl ?? null,
    },
  };
}

const nameParcel = ({ courier, trackingNumber }: SentParcel) =>
  [courier && courierName(courier), trackingNumber].filter(Boolean).join(", ");

type OrderHint = { orderNumber: string | null; customerId: string | null };

/** The order that the ticket names, or else the newest of its account. */
async function orderOfTicket(db: Db, { orderNumber, customerId }: OrderHint) {
  const which =
    orderNumber === null
      ? customerId && eq(orders.customerId, customerId)
      : eq(orders.orderNumber, orderNumber);
  if (!which) return undefined;
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found && findOrder(db, found.id);
}
