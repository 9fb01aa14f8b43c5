import { href } from "react-router";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { SentParcel } from "#app/selling/orders/queries/parcels.server.ts";
import { cartMessages } from "#app/selling/cart/texts/shopper.ts";
import { inform, showTotals } from "./show-cart.ts";
import type { UcpOrder } from "./ucp-answers.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";

/** An order for the holder of its link: goods, amounts and parcels, and nothing about the buyer. */
export function showOrder(
  order: OrderWithItems,
  parcels: readonly SentParcel[],
  { id, appUrl }: { id: string; appUrl: string },
): UcpOrder {
  const isOver = order.status === "cancelled";
  const sent = new Map<string, number>();
  for (const { itemId, units } of parcels.flatMap(({ items }) => items)) {
    sent.set(itemId, (sent.get(itemId) ?? 0) + units);
  }
  return {
    id,
    label: order.orderNumber,
    checkout_id: order.orderNumber,
    permalink_url: new URL(href("/order/:token", { token: id }), appUrl).href,
    line_items: order.items.map((line) => {
      const total = isOver ? 0 : line.quantity;
      const fulfilled = Math.min(total, sent.get(line.id) ?? 0);
      return {
        id: line.id,
        item: { id: line.sku, title: line.productName, price: line.price },
        quantity: { original: line.quantity, total, fulfilled },
        totals: [
          {
            type: "subtotal",
            display_text: cartMessages.subtotal,
            amount: line.price * line.quantity,
          },
          { type: "total", display_text: cartMessages.total, amount: line.total },
        ],
        status: statusOf(total, fulfilled),
      };
    }),
    fulfillment: { events: parcels.flatMap(eventsOf) },
    currency: "PHP",
    totals: showTotals({
      itemCount: 0,
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.shippingTotal,
      coldPack: order.coldPack,
      tax: order.taxTotal,
      total: order.totalAmount,
    }),
    messages: [inform(order.status, orderMessages.status[order.status])],
  };
}

function statusOf(total: number, fulfilled: number) {
  if (total === 0) return "removed";
  if (fulfilled === total) return "fulfilled";
  return fulfilled > 0 ? "partial" : "processing";
}

type Event = UcpOrder["fulfillment"]["events"][number];

function eventsOf(parcel: SentParcel): Event[] {
  const { trackingNumber, trackingUrl, courier } = parcel;
  const carrier = courier === null ? undefined : courierName(courier);
  const shared = {
    line_items: parcel.items.map(({ itemId, units }) => ({ id: itemId, quantity: units })),
    ...(trackingNumber !== null && { tracking_number: trackingNumber }),
    ...(trackingUrl !== null && { tracking_url: trackingUrl }),
    ...(carrier !== undefined && { carrier }),
  };
  const moments = [
    ["shipped", parcel.shippedAt],
    ["delivered", parcel.deliveredAt],
    ["returned_to_sender", parcel.returnedAt],
  ] as const;
  return moments.flatMap(([type, at]) =>
    at ? [{ ...shared, id: `${parcel.id}-${type}`, type, occurred_at: at.toISOString() }] : [],
  );
}
