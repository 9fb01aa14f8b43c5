import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showOrderLine } from "#app/modules/checkout/views/show-order-line.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { planKey } from "#app/modules/orders/rules/plan-packing.ts";
import { addressLines } from "#app/modules/orders/views/address-lines.ts";
import type { Parcel } from "../queries/read-parcel.server.ts";
import { tickField } from "../rules/ticked-lines.ts";
import type { NotToday } from "./show-not-today.ts";

export type ShownParcel = ReturnType<typeof showParcel> & { notToday: NotToday | undefined };
export type ShownLine = ShownParcel["lines"][number];

/** A parcel as its packer sees it: no more of the buyer than stands on the label. */
export function showParcel(parcel: Parcel) {
  const { order, plan } = parcel;
  return {
    id: order.id,
    number: order.orderNumber,
    placedAt: formatDateTime(order.createdAt),
    isCold: order.delivery?.cold === true,
    collect: amountToCollect(order),
    notes: order.notes,
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order)],
    phone: order.phone && showPhone(order.phone),
    plan: planKey(plan),
    lines: order.items
      .filter(({ productKind }) => productKind !== "service")
      .map((item) => showLine(parcel, item)),
    canLeave: plan.every(({ missing }) => missing === 0),
  };
}

function showLine({ plan, lots, shelves }: Parcel, item: Parcel["order"]["items"][number]) {
  const planned = plan.find(({ itemId }) => itemId === item.id);
  const taken = (planned?.lots ?? []).map(({ lotId, units }) => {
    const lot = lots.find(({ id }) => id === lotId);
    return {
      field: tickField(item.id, lotId),
      units,
      number: lot?.lotNumber ?? "",
      expiresOn: lot ? formatDate(lot.expiresOn) : "",
    };
  });
  return {
    ...showOrderLine(item),
    sku: item.sku,
    shelf: shelves.get(item.id) ?? "",
    lots: taken,
    /** Where no lot is taken. */
    field: tickField(item.id),
    missing: planned?.missing ?? 0,
  };
}

/** What the courier takes at the door; undefined where it is paid. */
function amountToCollect(order: Parcel["order"]): string | undefined {
  return order.paymentStatus === "cod_due" ? formatMoney(order.totalAmount) : undefined;
}
