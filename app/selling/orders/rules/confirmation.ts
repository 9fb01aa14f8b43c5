import { addMinutes } from "#app/lib/dates.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

/** Hours after placing. The order has no deadline, because cash orders never expire. */
export const REMIND_AFTER_HOURS = 24;
export const FLAG_AFTER_HOURS = 48;

/** Marks an order whose buyer did not answer. Confirming removes it. */
export const UNCONFIRMED = "Not confirmed for two days: call the buyer or cancel.";

/** A guest's cash order has less time, so the reminder is sent halfway. */
export function remindAt(placedAt: Date, expiresAt: Date | null): Date {
  const usual = addMinutes(placedAt, REMIND_AFTER_HOURS * 60);
  if (expiresAt === null) return usual;
  const middle = new Date((placedAt.getTime() + expiresAt.getTime()) / 2);
  return middle < usual ? middle : usual;
}

/** `open` orders can still be confirmed. */
export type ConfirmationState = "open" | "confirmed" | "over";

/**
 * A cash order is packed only after the buyer or staff confirm it. A guest's transfer is awaited
 * only after the mailbox is proven.
 */
export function confirmationState(
  order: { status: OrderStatus; paymentStatus: PaymentStatus },
  mailboxUnproven: boolean,
): ConfirmationState {
  if (order.status === "cancelled" || order.status === "refunded") return "over";
  if (awaitsConfirmation(order)) return "open";
  return awaitsMailbox(order, mailboxUnproven) ? "open" : "confirmed";
}

export function awaitsMailbox(
  order: { status: OrderStatus; paymentStatus: PaymentStatus },
  mailboxUnproven: boolean,
): boolean {
  const waits = order.status === "pending" && order.paymentStatus === "awaiting_transfer";
  return waits && mailboxUnproven;
}

export function awaitsConfirmation(order: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return order.status === "pending" && order.paymentStatus === "cod_due";
}
