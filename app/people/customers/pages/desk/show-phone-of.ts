import { showPhone } from "../../rules/phone.ts";

export type ShownPhone = { number: string; ofLastOrder: boolean };

/** A customer's own phone or, if there is none, the one of their last order. */
export function showPhoneOf(
  own: string | null,
  ofLastOrder: string | undefined,
): ShownPhone | undefined {
  if (own) return { number: showPhone(own), ofLastOrder: false };
  return ofLastOrder ? { number: showPhone(ofLastOrder), ofLastOrder: true } : undefined;
}
