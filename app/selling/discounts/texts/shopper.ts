import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { DiscountRefusal } from "../rules/check-discount.ts";

export function discountRefusalText(code: string, refusal: DiscountRefusal): string {
  switch (refusal.reason) {
    case "unknown":
      return `We don’t recognize promo code ${code}. Check the spelling and try again.`;
    case "inactive":
      return `Promo code ${code} isn’t active right now.`;
    case "not_started":
      return `Promo code ${code} is valid from ${formatDateTime(refusal.startsAt)}.`;
    case "expired":
      return `Promo code ${code} expired on ${formatDateTime(refusal.endedAt)}.`;
    case "minimum_not_reached":
      return refusal.ofSome
        ? `Promo code ${code} needs at least ${formatMoney(refusal.minimum)} of eligible products.`
        : `Promo code ${code} needs a subtotal of at least ${formatMoney(refusal.minimum)}.`;
    case "gift_missing":
      return `The free gift for ${code} isn’t in your cart. Add it to get one free.`;
    case "gift_alone":
      return `Promo code ${code} adds a free gift to an order. Add another item to your cart first.`;
    case "not_for_these":
      return `Promo code ${code} doesn’t apply to the items in your cart.`;
    case "not_first":
      return `Promo code ${code} is only for first orders.`;
    case "used_up":
      return `Promo code ${code} has been used up.`;
    case "used_by_customer":
      return `You’ve already used promo code ${code} as often as allowed.`;
  }
}

export function linkedCodeText(
  code: string,
  checked: Result<{ minimum: number | undefined; ofSome: boolean }, DiscountRefusal>,
): string {
  if (!checked.ok) {
    // A person who guesses codes must not learn which ones exist.
    if (checked.reason === "unknown" || checked.reason === "inactive") {
      return `Promo code ${code} isn’t active.`;
    }
    return discountRefusalText(code, checked);
  }
  const { minimum, ofSome } = checked.value;
  if (minimum !== undefined) {
    return `Code ${code} applies at checkout if your subtotal is at least ${formatMoney(minimum)}.`;
  }
  if (ofSome) return `Code ${code} applies to eligible products at checkout.`;
  return `Code ${code} applies at checkout.`;
}
