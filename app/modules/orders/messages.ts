import type { OrderStatus, PaymentStatus } from "./rules/order-terms.ts";

export const orderMessages = {
  placedSubject: (number: string) => `We have your order ${number}`,
  paidSubject: (number: string) => `Payment received for order ${number}`,
  saved: (amount: string, code: string) => `${amount} saved with ${code}`,
  status: {
    pending: "Pending",
    confirmed: "Confirmed",
    processing: "Processing",
    shipped: "Shipped",
    delivered: "Delivered",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
  } satisfies Record<OrderStatus, string>,
  payment: {
    unpaid: "Not paid yet",
    awaiting_transfer: "Waiting for your transfer",
    cod_due: "Cash on delivery",
    paid: "Paid",
    partially_refunded: "Partly refunded",
    refunded: "Refunded",
    failed: "Payment failed",
    expired: "Expired unpaid",
  } satisfies Record<PaymentStatus, string>,
} as const;
