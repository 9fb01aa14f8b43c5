import { paysOnline, type PaymentMethod } from "./order-terms.ts";

/**
 * Who reserves units unpaid, from the one who has proven least: a guest who pays by transfer or on
 * delivery, one who pays online, and a customer who has not paid for an order yet.
 */
export const RESERVERS = ["guest_later", "guest_online", "new_customer"] as const;
export type Reserver = (typeof RESERVERS)[number];

/** By what they are recognised: by what was typed, by their account, and by where they came from. */
export type ReserverKeys = {
  kind: Reserver;
  email: string;
  phone: string | null;
  address: string | null;
  customerId: string | null;
};

/** What placings of one buyer wait for, so that none is counted without the rest. */
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
