import { addMinutes } from "#app/lib/dates.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

/** Hours after placing. The order itself waits for ever: cash orders never expire. */
export const REMIND_AFTER_HOURS = 24;
export const FLAG_AFTER_HOURS = 48;

/** Why an order needs a person when its buyer did not answer. Confirming takes it away again. */
export const UNCONFIRMED = "Not confirmed for two days: call the buyer or cancel.";

/** A guest's cash order does not wait that long: they are reminded in the middle of its time. */
export function remindAt(placedAt: Date, expiresAt: Date | null): Date {
  const usual = addMinutes(placedAt, REMIND_AFTER_HOURS * 60);
  if (expiresAt === null) return usual;
  const middle = new Date((placedAt.getTime() + expiresAt.getTime()) / 2);
  return middle < usual ? middle : usual;
}

/** What a confirmation would find: `open` to it, `confirmed` already, or `over`. */
export type ConfirmationState = "open" | "confirmed" | "over";

/**
 * A cash order is packed only once somebody said that it is wanted, and a guest's transfer is waited
 * for only once its mailbox is known to be theirs.
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
