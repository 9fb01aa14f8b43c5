import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showOrderLine } from "#app/selling/checkout/views/show-order-line.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { whyNotSplit } from "#app/selling/orders/rules/parcels.ts";
import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { addressLines } from "#app/selling/orders/views/address-lines.ts";
import type { Parcel } from "../queries/read-parcel.server.ts";
import { partField } from "../rules/chosen-units.ts";
import { tickField } from "../rules/ticked-lines.ts";
import type { NotToday } from "./show-not-today.ts";

export type ShownParcel = ReturnType<typeof showParcel> & { notToday: NotToday | undefined };
export type ShownLine = ShownParcel["lines"][number];

/** A parcel for its packer, with only those facts about the buyer that are on the label. */
export function showParcel(parcel: Parcel) {
  const { order, plan, rest, number, isCold } = parcel;
  const nameOf = (itemId: string) => order.items.find(({ id }) => id === itemId)?.productName ?? "";
  const left = [...parcel.lines, ...rest].reduce((sum, { units }) => sum + units, 0);
  return {
    id: order.id,
    number: order.orderNumber,
    placedAt: formatDateTime(order.createdAt),
    isCold,
    isDiscreet: order.isDiscreet,
    part: {
      number,
      /** Units of lines that are not completely in this parcel. */
      toCome: rest.map(({ itemId, units }) => `${units} × ${nameOf(itemId)}`),
      lines: splitLines(parcel).map((line) => ({ ...line, name: nameOf(line.itemId) })),
      closed: whyNotSplit({ paymentStatus: order.paymentStatus, units: left }),
    },
    collect: amountToCollect(order),
    notes: order.notes,
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order)],
    phone: order.phone && showPhone(order.phone),
    plan: planKey(plan),
    lines: order.items
      .filter(({ id }) => parcel.lines.some(({ itemId }) => itemId === id))
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
    quantity: planned?.units ?? 0,
    sku: item.sku,
    shelf: shelves.get(item.id) ?? "",
    lots: taken,
    /** Used for items without lots. */
    field: tickField(item.id),
    missing: planned?.missing ?? 0,
  };
}

/** Each line with units left, and how many of them are in this parcel. */
function splitLines({ lines, rest }: Parcel) {
  const units = (list: readonly { itemId: string; units: number }[], id: string) =>
    list.find(({ itemId }) => itemId === id)?.units ?? 0;
  const ids = [...new Set([...lines, ...rest].map(({ itemId }) => itemId))];
  return ids.map((itemId) => {
    const here = units(lines, itemId);
    return { itemId, field: partField(itemId), here, left: here + units(rest, itemId) };
  });
}

/** The amount that the courier collects at the door. Undefined for a paid order. */
function amountToCollect(order: Parcel["order"]): string | undefined {
  return order.paymentStatus === "cod_due" ? formatMoney(dueOf(order)) : undefined;
}
