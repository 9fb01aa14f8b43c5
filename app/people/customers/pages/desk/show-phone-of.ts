import { showPhone } from "../../rules/phone.ts";

export type ShownPhone = { number: string; ofLastOrder: boolean };

/** The customer's own phone or, without one, the phone of their last order. */
export function showPhoneOf(
  own: string | null,
  ofLastOrder: string | undefined,
): ShownPhone | undefined {
  if (own) return { number: showPhone(own), ofLastOrder: false };
  return ofLastOrder ? { number: showPhone(ofLastOrder), ofLastOrder: true } : undefined;
}
