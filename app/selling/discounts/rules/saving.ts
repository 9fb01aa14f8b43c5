import type { Centavos } from "#app/lib/money.ts";
import { WHOLE, type Offer } from "./discount-terms.ts";

/** The saving of a free gift is in `giftSaving`. */
type PartOff = Pick<Offer, "type" | "value">;

/**
 * The saving of an offer on a subtotal, regardless of its minimum: whole centavos, rounding half up
 * once on the total, never more than the subtotal.
 */
export function savingOf({ type, value }: PartOff, subtotal: Centavos): Centavos {
  const saving =
    type === "fixed_amount" ? value : Math.floor((subtotal * value + WHOLE / 2) / WHOLE);
  return Math.min(saving, subtotal);
}
