import { formatDateTime, formatTime } from "#app/lib/dates.ts";
import { showOrderLine } from "#app/modules/checkout/views/show-order-line.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { addressLines } from "#app/modules/orders/views/address-lines.ts";
import type { OrderWithItems } from "#app/modules/orders/queries/find-order.server.ts";
import { reservesUnpaid } from "#app/modules/orders/rules/order-ends.ts";
import { awaitsAgreement } from "#app/modules/orders/rules/made-by-staff.ts";
import { carrierUrl, type OfferedCarrier } from "#app/modules/orders/rules/couriers.ts";
import { undoOf } from "#app/modules/orders/rules/shipment.ts";

type Beside = {
  isBuyerTold: boolean;
  carriers: readonly OfferedCarrier[];
  recordId: string | undefined;
};

/** What staff see of an order. The capability of its receipt stays with the buyer. */
export function showStaffOrder(
  order: OrderWithItems,
  now: Date,
  { isBuyerTold, carriers, recordId }: Beside,
) {
  const { id, orderNumber, status, paymentStatus, paymentMethod, needsAttention } = order;
  return {
    id,
    orderNumber,
    status,
    paymentStatus,
    paymentMethod,
    needsAttention,
    placedAt: formatDateTime(order.createdAt),
    reservedUntil: reservesUnpaid(order) && order.expiresAt && formatDateTime(order.expiresAt),
    buyersReason: order.endedWhy === "by_buyer" ? order.endedNote : null,
    parcel: showParcel(order, carriers),
    undo: showUndo(order, now),
    /** Whether buyers get emails about their parcel at all. */
    isBuyerTold,
    isGuests: order.customerId === null,
    /** Of its buyer, with an account or as a guest. */
    recordId,
    isMadeByStaff: order.madeBy !== null,
    toAgree: awaitsAgreement(order) && order.status === "pending",
    email: order.email,
    phone: order.phone && showPhone(order.phone),
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order)],
    items: order.items.map((item) => ({ ...showOrderLine(item), sku: item.sku, lots: item.lots })),
    totals: {
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.shippingTotal,
      coldPack: order.coldPack,
      tax: order.taxTotal,
      total: order.totalAmount,
    },
    code: order.discountCode,
  };
}

/** `typed` is what its form begins with: a link that follows from the number is nobody's typing. */
function showParcel(order: OrderWithItems, carriers: readonly OfferedCarrier[]) {
  const { courier, trackingNumber: number, trackingUrl: url } = order;
  const isBuilt = number !== null && url === carrierUrl(carriers, courier, number);
  const typed: Record<string, string | undefined> = {
    courier: courier ?? undefined,
    trackingNumber: number ?? undefined,
    trackingUrl: isBuilt ? undefined : (url ?? undefined),
  };
  const choices = carriers.map(({ value, label }) => ({ value, label }));
  return { hasLeft: order.shippedAt !== null, courier, number, url, typed, choices };
}

function showUndo(order: OrderWithItems, now: Date) {
  const undo = undoOf(order, now);
  if (!undo) return undefined;
  const { what, until } = undo;
  const leftMs = until.getTime() - now.getTime();
  return { what, until: formatTime(until), leftMs, since: until.toISOString() };
}

export type StaffOrder = ReturnType<typeof showStaffOrder>;
