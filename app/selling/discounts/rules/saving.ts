import type { Centavos } from "#app/lib/money.ts";
import { WHOLE, type Offer } from "./discount-terms.ts";

/** What a free gift takes off is in `giftSaving`. */
type PartOff = Pick<Offer, "type" | "value">;

/**
 * What an offer takes off a subtotal, whatever its minimum: whole centavos, a half rounded up once
 * on the whole, never more than the subtotal.
 */
export function savingOf({ type, value }: PartOff, subtotal: Centavos): Centavos {
  const saving =
    type === "fixed_amount" ? value : Math.floor((subtotal * value + WHOLE / 2) / WHOLE);
  return Math.min(saving, subtotal);
}
