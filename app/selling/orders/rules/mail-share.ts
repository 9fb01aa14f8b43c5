import { normaliseEmail } from "#app/selling/discounts/rules/normalise-email.ts";
import type { OrderStatus } from "./order-terms.ts";

/** Mails a day to one mailbox about orders that nobody has stood up for. */
const MOST = 6;
const HOURS = 24;

type Order = {
  email: string;
  customerId: string | null;
  paidAt: Date | null;
  status: OrderStatus;
};

/**
 * Anybody can type a stranger's address into a guest's order. Until such an order is paid or
 * confirmed its mails share a small number a day; its receipt shows all that they would say.
 */
export function mailShare({ email, customerId, paidAt, status }: Order) {
  const isOpen = status === "pending" || status === "cancelled";
  if (customerId !== null || paidAt !== null || !isOpen) return undefined;
  return { key: `guest-order:${normaliseEmail(email)}`, most: MOST, hours: HOURS };
}
