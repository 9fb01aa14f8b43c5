import { formatDateTime, formatClock } from "#app/lib/dates.ts";
import { showOrderLine, showTotals } from "#app/selling/checkout/views/show-order-line.ts";
import { givenBy } from "#app/selling/concessions/texts/staff.ts";
import type { ShownBookings } from "#app/fulfilment/couriers/views/show-bookings.ts";
import type { ShownReport } from "#app/fulfilment/couriers/views/show-reports.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { addressLines } from "../../../views/address-lines.ts";
import type { OrderWithItems } from "../../../queries/find-order.server.ts";
import type { ParcelRow, SentParcel } from "../../../queries/parcels.server.ts";
import { reservesUnpaid } from "../../../rules/order-ends.ts";
import { awaitsAgreement } from "../../../rules/made-by-staff.ts";
import { carrierUrl, type OfferedCarrier } from "../../../rules/couriers.ts";
import { isPartlySent } from "../../../rules/parcels.ts";
import { isAwaited, isOut, undoOf, type ShipmentState } from "../../../rules/shipment.ts";
import { unitsToCome } from "../../../views/parcel-contents.ts";
import { parcelState } from "../../../views/show-parcels.ts";

type OrderContext = {
  isBuyerTold: boolean;
  carriers: readonly OfferedCarrier[];
  sent: readonly SentParcel[];
  /** All parcels, including one that was taken back. */
  rows: readonly ParcelRow[];
  /** The courier's reports, by parcel number. */
  reports: ReadonlyMap<number, readonly ShownReport[]>;
  bookings: ShownBookings;
};

/** An order for staff. Leaves out the receipt's link, which belongs to the buyer. */
export function showStaffOrder(
  order: OrderWithItems,
  now: Date,
  { isBuyerTold, carriers, sent, rows, reports, bookings }: OrderContext,
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
    parcelsSent: order.parcelsSent,
    isPartlySent: isPartlySent(order),
    parcels: rows.flatMap((parcel) => {
      const found = sent.find(({ id: own }) => own === parcel.id);
      if (!found) return [];
      const own = reports.get(found.number) ?? [];
      const booking = bookings.used.get(found.number);
      return [{ ...showParcel(order, found, { now, carriers }), reports: own, booking }];
    }),
    /** Open bookings at couriers. The booking of a parcel that left is shown with the parcel. */
    openBookings: bookings.open,
    /** Initial values for the next parcel's form. A parcel that was taken back keeps its number. */
    next: showTyped(rows.find(({ shippedAt }) => shippedAt === null) ?? NOTHING_TYPED, carriers),
    toCome: isPartlySent(order)
      ? unitsToCome(order.items, sent).map(({ units, name }) => `${units} × ${name}`)
      : [],
    /** The shop mails buyers about their parcels. */
    isBuyerTold,
    isGuests: order.customerId === null,
    isDiscreet: order.isDiscreet,
    isMadeByStaff: order.madeBy !== null,
    toAgree: awaitsAgreement(order) && order.status === "pending",
    email: order.email,
    phone: order.phone && showPhone(order.phone),
    buyer: `${order.firstName} ${order.lastName}`,
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order)],
    notes: order.notes,
    items: order.items.map((item) => ({ ...showOrderLine(item), sku: item.sku, lots: item.lots })),
    ...showTotals(order),
    statutoryNote: order.statutoryKind && givenBy(order.statutoryKind, order.statutoryIdEnd),
  };
}

type TrackingFields = Pick<ParcelRow, "courier" | "trackingNumber" | "trackingUrl">;

const NOTHING_TYPED: TrackingFields = { courier: null, trackingNumber: null, trackingUrl: null };

/** Initial values of a form. Leaves out a link that follows from the number. */
function showTyped(
  { courier, trackingNumber: number, trackingUrl: url }: TrackingFields,
  carriers: readonly OfferedCarrier[],
) {
  const isBuilt = number !== null && url === carrierUrl(carriers, courier, number);
  const typed: Record<string, string | undefined> = {
    courier: courier ?? undefined,
    trackingNumber: number ?? undefined,
    trackingUrl: isBuilt ? undefined : (url ?? undefined),
  };
  return { typed, choices: carriers.map(({ value, label }) => ({ value, label })) };
}

function showParcel(
  order: OrderWithItems,
  parcel: SentParcel,
  { now, carriers }: { now: Date; carriers: readonly OfferedCarrier[] },
) {
  const { number, courier, trackingNumber, trackingUrl: url, isCold, items } = parcel;
  const standing = { ...parcel, status: order.status };
  return {
    number,
    courier,
    tracking: trackingNumber,
    url,
    isCold,
    state: parcelState(parcel),
    items: items.map(({ itemId, units, name, lots }) => ({
      itemId,
      text: `${units} × ${name}`,
      lots: lots.map((lot) => `${lot.units} of ${lot.number}`),
    })),
    undo: showUndo(standing, now),
    isOut: isOut(standing),
    isAwaited: isAwaited(standing),
    form: showTyped(parcel, carriers),
  };
}

function showUndo(parcel: ShipmentState, now: Date) {
  const undo = undoOf(parcel, now);
  if (!undo) return undefined;
  const { what, until } = undo;
  const leftMs = until.getTime() - now.getTime();
  return { what, until: formatClock(until), leftMs, since: until.toISOString() };
}

export type StaffOrder = ReturnType<typeof showStaffOrder>;
export type StaffParcel = StaffOrder["parcels"][number];
