import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { KeptLine } from "#app/selling/concessions/rules/kept-parts.ts";
import {
  COUNTRY,
  addressLines,
  type OrderAddress,
} from "#app/selling/orders/views/address-lines.ts";
import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import {
  showParcels,
  trackingOf,
  type BuyersParcel,
} from "#app/selling/orders/views/show-parcels.ts";
import { storageOf } from "#app/selling/orders/views/storage-lines.ts";
import { mayChangeOrder } from "#app/selling/orders/rules/change-window.ts";
import { showWindow } from "#app/selling/orders/views/show-window.ts";
import { buyerMayCancel, type OrderEnd } from "#app/selling/orders/rules/order-ends.ts";
import {
  dueOf,
  holdsMoney,
  isPaid,
  moneyWay,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import { showMoneyBack, type MoneyMoved } from "./show-money-back.ts";
import {
  showOrderLine,
  showTotals,
  type OrderLineSource,
  type TotalsSource,
} from "./show-order-line.ts";
import { receiptState, type ReceiptState } from "../rules/receipt-state.ts";

export type ReceiptSource = Omit<TotalsSource, "items"> &
  OrderAddress & {
    orderNumber: string;
    /** Null for a guest, who cannot have store credit. */
    customerId: string | null;
    createdAt: Date;
    expiresAt: Date | null;
    status: OrderStatus;
    paymentStatus: PaymentStatus;
    paymentMethod: PaymentMethod;
    needsAttention: string | null;
    proofWaitingSince: Date | null;
    endedWhy: OrderEnd | null;
    endedNote: string | null;
    parcelsSent: number;
    /** Parcels that have left. */
    parcels: readonly BuyersParcel[];
    email: string;
    firstName: string;
    lastName: string;
    items: readonly (OrderLineSource &
      KeptLine & {
        id: string;
        productId: string;
        reviewedAt: Date | null;
        productName: string;
        storage: string;
        lots: readonly { number: string }[];
      })[];
  };

/** The buyer can no longer change the order alone. It is not packed, so staff may help. */
function asksStaff(order: ReceiptSource, now: Date): boolean {
  const inHouse = order.status === "confirmed" || order.status === "processing";
  return inHouse && !mayChangeOrder(order, now).ok && !buyerMayCancel(order, now);
}

function showCancelling(order: ReceiptSource, left: Centavos, now: Date) {
  if (!buyerMayCancel(order, now)) return undefined;
  if (order.proofWaitingSince) return { lead: say.cancel.leads.proof_waits };
  if (!holdsMoney(order.paymentStatus) || left <= 0) return { lead: say.cancel.leads.unpaid };
  const lead = say.cancel.leads[moneyWay(order.paymentMethod)](formatMoney(left));
  return { lead, credit: order.customerId !== null ? formatMoney(left) : undefined };
}

function addressLabel(status: OrderStatus): string {
  if (status === "cancelled" || status === "refunded") return say.address.over;
  const gone = status === "shipped" || status === "delivered" || status === "completed";
  return gone ? say.address.gone : say.address.ahead;
}

/** The parcel has arrived, so the buyer can review its contents. */
function isHere({ status }: ReceiptSource): boolean {
  return status === "delivered" || status === "completed";
}

/** Tracking of a single parcel. Several parcels are listed separately with their contents. */
function showTracking(order: ReceiptSource) {
  const [parcel] = order.parcels;
  return parcel && parcelsInAll(order) === 1 ? trackingOf(parcel) : undefined;
}

/** States in which the goods are with the buyer, or will be soon. */
const STORED: ReadonlySet<string> = new Set<ReceiptState>(["paid", "cash", "shipped", "delivered"]);

/** The order's receipt for its buyer. Leaves out staff notes and internal facts. */
export function showReceipt(order: ReceiptSource, money: MoneyMoved, now: Date) {
  const { paid, refunded, underway } = money;
  return {
    orderNumber: order.orderNumber,
    placedAt: formatDateTime(order.createdAt),
    reservedUntil: order.expiresAt ? formatDateTime(order.expiresAt) : undefined,
    state: receiptState(order),
    moneyBack: showMoneyBack(order, money),
    /** The amount that the courier collects. */
    cash: order.paymentStatus === "cod_due" ? formatMoney(dueOf(order)) : undefined,
    change: showWindow(order, now),
    cancel: showCancelling(order, paid - refunded - underway, now),
    mayAsk: asksStaff(order, now),
    /** The reason that staff gave. The buyer's own words are not repeated here. */
    endNote: order.endedWhy === "by_staff" ? order.endedNote : null,
    status: order.status,
    paymentStatus: order.paymentStatus,
    hasReceipt: isPaid(order.paymentStatus),
    // Left out if the total already says it.
    paid: paid > 0 && (refunded > 0 || paid !== order.totalAmount) ? formatMoney(paid) : undefined,
    refunded: refunded > 0 ? formatMoney(refunded) : undefined,
    parcelsSent: order.parcelsSent,
    tracking: showTracking(order),
    parcels: showParcels(order, order.parcels),
    storage: STORED.has(receiptState(order)) ? storageOf(order.items) : [],
    lines: order.items.map((item) => ({
      ...showOrderLine(item),
      lots: item.lots.map(({ number }) => number),
      // Relative to the receipt's address.
      review:
        isHere(order) && item.productKind === "product" && !item.reviewedAt
          ? `review/${item.productId}`
          : undefined,
    })),
    ...showTotals(order),
    email: order.email,
    addressLabel: addressLabel(order.status),
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order), COUNTRY],
  };
}

export type Receipt = ReturnType<typeof showReceipt>;
