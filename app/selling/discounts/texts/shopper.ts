import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { DiscountRefusal } from "../rules/check-discount.ts";

export function discountRefusalText(code: string, refusal: DiscountRefusal): string {
  switch (refusal.reason) {
    case "unknown":
      return `There is no promo code ${code}. Please check how it is written.`;
    case "inactive":
      return `The promo code ${code} is not in use at the moment.`;
    case "not_started":
      return `The promo code ${code} can be used from ${formatDateTime(refusal.startsAt)}.`;
    case "expired":
      return `The promo code ${code} ended on ${formatDateTime(refusal.endedAt)}.`;
    case "minimum_not_reached":
      return refusal.ofSome
        ? `The promo code ${code} needs at least ${formatMoney(refusal.minimum)} of the products that it is for.`
        : `The promo code ${code} needs a subtotal of at least ${formatMoney(refusal.minimum)}.`;
    case "gift_missing":
      return `The free gift of ${code} is not in your cart. Add it, and one is free.`;
    case "gift_alone":
      return `The promo code ${code} adds a free gift to an order. Add something else to your cart first.`;
    case "not_for_these":
      return `The promo code ${code} is for other products than these.`;
    case "not_first":
      return `The promo code ${code} is for a first order.`;
    case "used_up":
      return `The promo code ${code} has been used up.`;
    case "used_by_customer":
      return `You have used the promo code ${code} already, as often as one customer can.`;
  }
}

export function linkedCodeText(
  code: string,
  checked: Result<{ minimum: number | undefined; ofSome: boolean }, DiscountRefusal>,
): string {
  if (!checked.ok) {
    // A person who guesses codes must not learn which ones exist.
    if (checked.reason === "unknown" || checked.reason === "inactive") {
      return `The promo code ${code} is not in use.`;
    }
    return discountRefusalText(code, checked);
  }
  const { minimum, ofSome } = checked.value;
  if (minimum !== undefined) {
    return `Code ${code} applies at checkout, from a subtotal of ${formatMoney(minimum)}.`;
  }
  if (ofSome) return `Code ${code} applies at checkout, to the products that it is for.`;
  return `Code ${code} applies at checkout.`;
}
