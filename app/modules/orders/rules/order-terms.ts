export const ORDER_STATUSES = [
  "pending",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
  "refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = [
  "unpaid",
  "awaiting_transfer",
  "cod_due",
  "paid",
  "partially_refunded",
  "refunded",
  "failed",
  "expired",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentMethod = "card";

/** The money has arrived, whatever was given back of it since. */
export function isPaid(status: PaymentStatus): boolean {
  return status === "paid" || status === "partially_refunded" || status === "refunded";
}

/** What the rest of the shop may listen to. */
export type OrderEvent =
  | "order.placed"
  | "order.paid"
  | `order.${Exclude<OrderStatus, "pending" | "confirmed" | "refunded">}`;
