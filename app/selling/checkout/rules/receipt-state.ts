import { awaitsConfirmation } from "#app/selling/orders/rules/confirmation.ts";
import type { OrderEnd } from "#app/selling/orders/rules/order-ends.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import {
  holdsMoney,
  isPaid,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "#app/selling/orders/rules/order-terms.ts";

export type ReceiptState =
  | "attention"
  | "waiting"
  | "transfer"
  | "unconfirmed"
  | "cash"
  | "paid"
  | "partly_sent"
  | "shipped"
  | "delivered"
  | "expired"
  | "lapsed"
  | "cancelled"
  | "repaid"
  | "replaced"
  | "returned"
  | "refunded";

/** The order's status for its buyer. A problem that staff must look at comes first. */
export function receiptState(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  needsAttention: string | null;
  endedWhy: OrderEnd | null;
  parcelsSent: number;
}): ReceiptState {
  // Staff may be about to call, but the mailed link still works.
  if (awaitsConfirmation(order)) return "unconfirmed";
  if (goesBack(order)) return "repaid";
  if (order.needsAttention !== null) return "attention";
  if (order.paymentStatus === "refunded" || order.status === "refunded") return "refunded";
  if (order.status === "cancelled") return endState(order);
  if (isPartlySent(order)) return "partly_sent";
  if (order.status === "shipped") return "shipped";
  if (order.status === "delivered" || order.status === "completed") return "delivered";
  if (isPaid(order.paymentStatus)) return "paid";
  if (order.paymentStatus === "awaiting_transfer") return "transfer";
  if (order.paymentStatus === "cod_due") return "cash";
  return "waiting";
}

/** The order was canceled after payment, and part of the refund is still due. */
function goesBack({
  status,
  paymentStatus,
  endedWhy,
}: Omit<End, "paymentMethod"> & { status: OrderStatus }): boolean {
  if (status !== "cancelled" || !holdsMoney(paymentStatus)) return false;
  return endedWhy === "by_buyer" || endedWhy === "by_staff" || endedWhy === "refused";
}

function endState({ paymentStatus, paymentMethod, endedWhy }: End): ReceiptState {
  if (endedWhy === "placed_again") return "replaced";
  if (endedWhy === "refused") return "returned";
  if (paymentStatus !== "expired") return "cancelled";
  return paymentMethod === "cod" ? "lapsed" : "expired";
}

type End = {
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  endedWhy: OrderEnd | null;
};
