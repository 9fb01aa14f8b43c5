import { paysOnline, type PaymentMethod } from "./order-terms.ts";

/**
 * Kinds of buyers who reserve units unpaid, from least to most proven: a guest who pays by transfer
 * or in cash, a guest who pays online, and a customer who has not paid for an order yet.
 */
export const RESERVERS = ["guest_later", "guest_online", "new_customer"] as const;
export type Reserver = (typeof RESERVERS)[number];

/** Keys that identify a reserver: typed contact data, account and network address. */
export type ReserverKeys = {
  kind: Reserver;
  email: string;
  phone: string | null;
  address: string | null;
  customerId: string | null;
};

/**
 * Lock names for placing orders. Orders of one buyer run one after the other, so that each sees the
 * reservations of the others.
 */
export function reserverLocks({ email, phone, address, customerId }: ReserverKeys): string[] {
  const person = customerId
    ? [`customer ${customerId}`]
    : [`email ${email}`, ...(phone ? [`phone ${phone}`] : [])];
  return address ? [...person, `address ${address}`] : person;
}

export function reserverOf(order: {
  customerId: string | null;
  paymentMethod: PaymentMethod;
}): Reserver {
  if (order.customerId !== null) return "new_customer";
  return paysOnline(order.paymentMethod) ? "guest_online" : "guest_later";
}
