import { normaliseEmail } from "#app/selling/discounts/rules/normalise-email.ts";
import type { OrderStatus } from "./order-terms.ts";

/** Daily mails to one mailbox about orders that are neither paid nor confirmed. */
const MOST = 6;
const HOURS = 24;

type Order = {
  email: string;
  customerId: string | null;
  paidAt: Date | null;
  status: OrderStatus;
};

/**
 * A visitor can type a stranger's email into a guest order. Until such orders are paid or
 * confirmed, their mails share a small daily limit. The receipt shows everything that the mails
 * would say.
 */
export function mailShare({ email, customerId, paidAt, status }: Order) {
  const isOpen = status === "pending" || status === "cancelled";
  if (customerId !== null || paidAt !== null || !isOpen) return undefined;
  return { key: `guest-order:${normaliseEmail(email)}`, most: MOST, hours: HOURS };
}
