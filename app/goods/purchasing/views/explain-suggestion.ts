import { soldOver, type Suggestion, type SuggestionFacts } from "../rules/suggest-quantity.ts";
import { suggestionText as say } from "../texts/staff-orders.ts";

/** The calculation of a suggestion as one sentence. */
export function explainSuggestion(facts: SuggestionFacts, found: Suggestion): string {
  const { sales, leadDays, coverDays, onHand, reserved, onOrder, packSize } = facts;
  const { needed, unsold, missing, quantity } = found;
  const days = leadDays + coverDays;
  const parts = [
    sales.sold > 0 && sales.days > 0
      ? say.sells(sales, days, leadDays, coverDays) + equals(soldOver(sales, days), needed)
      : say.sellsNothing,
    say.onHand(onHand) + (unsold > 0 ? ` (${say.unsold(unsold)})` : ""),
    ...(reserved > 0 ? [say.reserved(reserved)] : []),
    ...(onOrder > 0 ? [say.onOrder(onOrder)] : []),
    missing > 0 ? say.missing(missing) : say.enough,
    ...(quantity > missing ? [say.packed(packSize, quantity)] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** The product of the factors, and the whole units that it is rounded up to. */
function equals(product: number, needed: number): string {
  return product === needed ? say.equals(needed) : say.roundedUp(product, needed);
}
