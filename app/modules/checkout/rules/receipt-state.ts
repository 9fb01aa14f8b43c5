import { isPaid } from "#app/modules/orders/rules/order-terms.ts";
import type { OrderStatus, PaymentStatus } from "#app/modules/orders/rules/order-terms.ts";

export type ReceiptState =
  | "attention"
  | "waiting"
  | "transfer"
  | "unconfirmed"
  | "cash"
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
  if (isPaid(order.paymentStatus)) return "paid";
  if (order.paymentStatus === "awaiting_transfer") return "transfer";
  if (order.paymentStatus === "cod_due") return order.status === "pending" ? "unconfirmed" : "cash";
  return "waiting";
}
