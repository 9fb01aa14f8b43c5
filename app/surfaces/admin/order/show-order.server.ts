import { formatDateTime } from "#app/lib/dates.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { addressLines } from "#app/modules/orders/rules/address-lines.ts";
import type { OrderWithItems } from "#app/modules/orders/queries/find-order.server.ts";

/** What staff see of an order. The capability of its receipt stays with the buyer. */
export function showStaffOrder(order: OrderWithItems) {
  const { id, orderNumber, status, paymentStatus, paymentMethod, needsAttention } = order;
  return {
    id,
    orderNumber,
    status,
    paymentStatus,
    paymentMethod,
    needsAttention,
    placedAt: formatDateTime(order.createdAt),
    keptUntil: order.expiresAt && formatDateTime(order.expiresAt),
    buyersReason: order.endedWhy === "by_buyer" ? order.endedNote : null,
    tracking: order.trackingNumber,
    customerId: order.customerId,
    email: order.email,
    phone: order.phone && showPhone(order.phone),
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order)],
    items: order.items.map(({ id: itemId, productName, sku, quantity, price }) => ({
      id: itemId,
      productName,
      sku,
      quantity,
      total: price * quantity,
    })),
    totals: {
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.shippingTotal,
      tax: order.taxTotal,
      total: order.totalAmount,
    },
    code: order.discountCode,
  };
}

export type StaffOrder = ReturnType<typeof showStaffOrder>;
