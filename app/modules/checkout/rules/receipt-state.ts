import { isPaid } from "#app/modules/orders/rules/order-terms.ts";
import type { OrderStatus, PaymentStatus } from "#app/modules/orders/rules/order-terms.ts";

export type ReceiptState =
  | "attention"
  | "waiting"
  | "paid"
  | "shipped"
  | "delivered"
  | "expired"
  | "cancelled"
  | "refunded";

/** Where an order stands in its buyer's eyes. What a person has to look at comes before all else. */
export function receiptState(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
}): ReceiptState {
  if (order.needsAttention !== null) return "attention";
  if (order.paymentStatus === "refunded" || order.status === "refunded") return "refunded";
  if (order.status === "cancelled") {
    return order.paymentStatus === "expired" ? "expired" : "cancelled";
  }
  if (order.status === "shipped") return "shipped";
  if (order.status === "delivered" || order.status === "completed") return "delivered";
  return isPaid(order.paymentStatus) ? "paid" : "waiting";
}
