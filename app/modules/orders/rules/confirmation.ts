import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

/** Hours after placing. The order itself waits for ever: cash orders never expire. */
export const REMIND_AFTER_HOURS = 24;
export const FLAG_AFTER_HOURS = 48;

/** Why an order needs a person when its buyer did not answer. Confirming takes it away again. */
export const UNCONFIRMED = "Not confirmed for two days: call the buyer or cancel.";

/** What a confirmation would find: `open` to it, `confirmed` already, or `over`. */
export type ConfirmationState = "open" | "confirmed" | "over";

/** A cash order is packed only once somebody said that it is wanted. */
export function confirmationState(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): ConfirmationState {
  if (order.status === "cancelled" || order.status === "refunded") return "over";
  return awaitsConfirmation(order) ? "open" : "confirmed";
}

export function awaitsConfirmation(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return order.status === "pending" && order.paymentStatus === "cod_due";
}
